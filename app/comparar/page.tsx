import { ChoosePage } from "@/components/comparison/choose-page";
import { JsonLd } from "@/components/json-ld";
import { SiteFrame } from "@/components/site/site-frame";
import { comparing } from "@/lib/comparison";
import { comparisonMetadata } from "@/lib/metadata";
import { catalogue } from "@/lib/offers";
import { comparisonGraph } from "@/lib/structured-data";

export const metadata = comparisonMetadata();

export default function Page() {
  return (
    <SiteFrame path={comparing.path}>
      <JsonLd graph={comparisonGraph()} />
      <ChoosePage offers={catalogue.enabled} />
    </SiteFrame>
  );
}
