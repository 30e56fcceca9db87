import { HomePage } from "@/components/home/home-page";
import { JsonLd } from "@/components/json-ld";
import { SiteFrame } from "@/components/site/site-frame";
import { homeMetadata } from "@/lib/metadata";
import { homeGraph } from "@/lib/structured-data";

export const metadata = homeMetadata();

export default function Page() {
  return (
    <SiteFrame path="/">
      <JsonLd graph={homeGraph()} />
      <HomePage />
    </SiteFrame>
  );
}
