import type { Footer } from './run-log.ts'

/** The footer with these signatures of findings besides its own. */
export function withFindings(footer: Footer, signatures: Iterable<string>): Footer {
  const findings = [...new Set([...(footer.findings ?? []), ...signatures])].sort()
  return findings.length === 0 ? footer : { ...footer, findings }
}
