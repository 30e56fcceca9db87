/** The widths of hero images, in pixels. */
const widths = [640, 960, 1280] as const;

/** Pictures of `public/heroes` that pages of the site itself show: no offer may have one of these names. */
export const sitePictures: readonly string[] = ["home", "not-found"];

/** The id of the drawing that an offer has for a strip, three times as wide as high. */
export const stripOf = (id: string) => `${id}-strip`;

/** The addresses of a hero image, built ahead at three widths and shown at 320 by 240 CSS pixels. */
export function heroImage(id: string) {
  const srcSet = (format: "avif" | "webp") =>
    widths.map((width) => `/heroes/${id}-${width}.${format} ${width}w`).join(", ");
  return {
    avif: srcSet("avif"),
    webp: srcSet("webp"),
    /** Picture for a browser that knows no `srcset`. */
    fallback: `/heroes/${id}-${widths[0]}.webp`,
    width: 320,
    height: 240,
  };
}
