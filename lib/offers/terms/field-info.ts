import { fieldsOf } from "../field-info";
import { termsSchema } from "./schema";

/** The fields of an offer's file. */
export const termsFields = fieldsOf(() => termsSchema);
