import { HomePage } from "@/components/home/home-page";
import { SiteFrame } from "@/components/site/site-frame";
import { homeMetadata } from "@/lib/metadata";

export const metadata = homeMetadata();

export default function Page() {
  return (
    <SiteFrame path="/">
      <HomePage />
    </SiteFrame>
  );
}
