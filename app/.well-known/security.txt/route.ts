import { todayInMadrid } from "@/lib/config/clock";
import { securityContact } from "@/lib/http/security-contact";
import { site } from "@/lib/config/site";

export const dynamic = "force-static";

/** Contact for security reports (RFC 9116). */
export function GET() {
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  return new Response(securityContact(site, todayInMadrid()), { headers });
}
