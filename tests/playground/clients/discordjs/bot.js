// /dine on discord.js. Run with the playground's address and token; prints "ready" when it can be spoken to.
const { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, MessageFlags,
  SlashCommandBuilder } = require("discord.js");

const [url, token] = process.argv.slice(2);
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${url}/api`, cdn: `${url}/cdn` } });

client.once(Events.ClientReady, async () => {
  const dine = new SlashCommandBuilder().setName("dine").setDescription("Eat")
    .addStringOption((option) => option.setName("dish").setDescription("What"));
  await client.application.commands.set([dine]);
  console.log("ready");
});

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) {
    const eat = new ButtonBuilder().setCustomId("eat").setLabel("Eat").setStyle(ButtonStyle.Primary);
    const dish = interaction.options.getString("dish") ?? "nothing";
    await interaction.reply({ content: `${dish} is served`, components: [new ActionRowBuilder().addComponents(eat)] });
  } else if (interaction.isButton()) {
    await interaction.update({ content: `eaten by ${interaction.user.globalName}`, components: [] });
    await interaction.followUp({ content: "good?", flags: MessageFlags.Ephemeral });
  }
});

process.on("SIGTERM", async () => { await client.destroy(); process.exit(0); });
client.login(token);
