import { caseMakers, type RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'

/** Makers of cases of the rules of the environment, in which vulkan1.4 is asked about. */
export const { parts, body, declared, annotated } = caseMakers('Vulkan-environment')

/** Lines after those of pieces. */
export function lines(...all: readonly string[]): string {
  return all.join('\n')
}

/** A Fragment entry point in place of a compute shader; `interface` lists its variables. */
export function fragment(listed = ''): Pieces {
  return {
    entryPoints: `OpEntryPoint Fragment %main "main" ${listed}`,
    modes: 'OpExecutionMode %main OriginUpperLeft',
  }
}

/** A case that limits decide. */
export function limited(
  slug: string,
  limits: object,
  valid: Pieces,
  invalid: Pieces,
  common: Pieces = {},
): RuleCase {
  return { ...parts(slug, valid, invalid, common), limits }
}
