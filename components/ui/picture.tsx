import { heroImage } from "@/lib/offers/hero-image";

interface Props {
  /** The name of the illustration's files. */
  id: string;
  /** What it shows; empty where the words beside it say as much. */
  alt: string;
  /** The `sizes` attribute, if not 320px. */
  sizes?: string;
  /** The name of another drawing's files, for a phone. */
  phoneId?: string | undefined;
}

/** The largest picture of a page, fetched first: rendered at three widths, shown at 320 by 240 or wider in the same shape. */
export function Picture({ id, alt, sizes: ownSizes, phoneId }: Props) {
  const { avif, webp, fallback, width, height } = heroImage(id);
  const sizes = ownSizes ?? `${width}px`;
  return (
    <picture>
      {phoneId && <source type="image/avif" media={PHONE} srcSet={heroImage(phoneId).avif} sizes={sizes} />}
      {phoneId && <source media={PHONE} srcSet={heroImage(phoneId).webp} sizes={sizes} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className="illustration"
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

/** The width below which the style sheets lay a page out for a phone. */
const PHONE = "(width < 44rem)";
