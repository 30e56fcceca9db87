import { HomePage } from "@/components/home/home-page";
import { SiteFrame } from "@/components/site/site-frame";
import { madridDate } from "@/lib/format/dates";
import { homeMetadata } from "@/lib/site/metadata";
import { homeGraph } from "@/lib/publish/structured-data";

export const metadata = homeMetadata();

export default function Page() {
  const today = madridDate(new Date());
  return (
    <SiteFrame path="/" graph={homeGraph()}>
      <HomePage today={today} />
    </SiteFrame>
  );
}
