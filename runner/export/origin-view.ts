import type { View } from '../render.ts'
import type { Origin } from './exporter.ts'

/** The origin as templates show it: `spirv-cts 0.1.0`, and the texts with their revisions in one line. */
export function originView({ suite, texts }: Origin): View {
  return {
    suite: `${suite.name} ${suite.version}`,
    texts: texts.map(({ name, revision }) => `${name} ${revision}`).join(', '),
  }
}
