import { stopServers } from "./setup";

/** Ends the servers that `setup.ts` started. */
export default stopServers;
