import { heroImage } from "@/lib/offers/index";

interface Props {
  /** The name of the illustration's files. */
  id: string;
  /** What it shows; empty where the words beside it say as much. */
  alt: string;
}

/** An illustration, rendered at three widths, shown at 320 by 240. */
export function Picture({ id, alt }: Props) {
  const { avif, webp, fallback, width, height } = heroImage(id);
  const sizes = `${width}px`;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={fallback}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  );
}
