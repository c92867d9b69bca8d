import { fileURLToPath } from 'node:url'
import './needs-tools.ts'

const script = fileURLToPath(new URL('./fakes/planted-harness.mjs', import.meta.url))

/** The SPEC of a harness that judges as the reference does, but does not check rules whose ids begin with `prefix`. */
export function plantedHarness(prefix: string): string {
  return `harness:${process.execPath} ${script} ${prefix}`
}
