import { notFound } from "next/navigation";
import { OfferLanding } from "@/components/landing/landing-page";
import { catalogue } from "@/lib/catalogue";

export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue.enabled.flatMap(({ id, landing }) => (landing.heroB ? [{ slug: id, variant: "b" }] : []));
}

export { generateMetadata } from "@/app/[slug]/page";

/** Variant b of the A/B test; the middleware rewrites to it. */
export default async function VariantPage({ params }: PageProps<"/[slug]/v/[variant]">) {
  const offer = catalogue.find((await params).slug) ?? notFound();
  return <OfferLanding offer={offer} hero={offer.landing.heroB ?? notFound()} variant="b" />;
}
