/** Imported first by every command: React reads it when it is imported, and makes the smaller and faster site then. */
process.env.NODE_ENV ||= "production";
