import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

/** Back to the previous page. It needs the script, and is hidden without it. */
export function BackButton({ children }: { children: ReactNode }) {
  return (
    <Button kind="secondary" className="needs-script" data-history-back="">
      {children}
    </Button>
  );
}
