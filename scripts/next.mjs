/** The framework's program, which Node runs: apart, so that a test may have it without what stops programs. */
export const NEXT = "node_modules/next/dist/bin/next";
