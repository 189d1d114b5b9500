// The page begins.

import "./composer.js";
import "./messages.js";
import "./modal.js";
import "./sidebar.js";
import { connect } from "./live.js";

connect();
