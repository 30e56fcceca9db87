/** A style sheet of the script's own, bundled as its text. */
declare module "*.css" {
  export const style: string;
}
