/** What a chat starts with, in Italian on every page. */
const MESSAGE = "Buongiorno, vorrei maggiori informazioni sui vostri servizi.";

/** Returns the address of a chat with a number, which starts with our message. A tool adds its figures at the end, encoded. `wa.me` accepts only digits. */
export function whatsAppUrl(e164: string): string {
  return `https://wa.me/${e164.replace(/\D/g, "")}?text=${encodeURIComponent(MESSAGE)}`;
}
