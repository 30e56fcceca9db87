import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

/** Back to where one came from; the site's script serves it, so without script it is not shown. */
export function BackButton({ children }: { children: ReactNode }) {
  return (
    <Button kind="secondary" className="needs-script" data-history-back="">
      {children}
    </Button>
  );
}
