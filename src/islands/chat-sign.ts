/** The sign of a chat, 24 units wide. In a file of its own, because the tools load it without the other signs. */
export const chatSign = "M12 2a10 10 0 1 1-5 19l-5 1 2-5a10 10 0 0 1 8-15z";
