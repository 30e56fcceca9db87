import { ToolPage } from "@/components/tools/tool-page";
import { ClaimAnswer, ClaimHelpers, ClaimPreview } from "./claim-answer";
import { ClaimForm, type ClaimFormProps } from "./claim-form";

/** «Reclamar»: by when to write to the provider, when it must have answered, where to go then, and the letter. */
export function ClaimPage(props: ClaimFormProps) {
  const { offer, today, claim } = props;
  const form = <ClaimForm {...props} />;
  return (
    <ToolPage offer={offer} page="claim" answered={claim !== undefined} buttonless today={today}>
      <div className="beside">
        {!claim && form}
        {!claim && <ClaimPreview offer={offer} />}
        {claim && <ClaimAnswer offer={offer} claim={claim} today={today} />}
        <ClaimHelpers offer={offer} grievance={claim?.grievance} />
        {claim && form}
      </div>
    </ToolPage>
  );
}
