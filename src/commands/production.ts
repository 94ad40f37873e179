/** Imported first by `run-command.ts`: React reads it when it is imported, and makes the smaller and faster site then. */
process.env.NODE_ENV ||= "production";
