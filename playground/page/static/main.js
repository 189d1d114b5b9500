// The page begins.

import "./composer.js";
import "./crowd.js";
import "./messages.js";
import "./modal.js";
import "./sidebar.js";
import "./switcher.js";
import { connect } from "./live.js";

connect();
