import { toBytes } from '#generators/words/bytes'
import { decode } from '#reference/decode/decode'
import type { Module } from '#reference/module'
import { debugInfoOf } from '#reference/NonSemantic.Shader.DebugInfo/shared/debug-info'
import type { Output } from '#runner/oracle/oracle'
import { type GlslMeasure, glslMeasure } from './glsl-measure.ts'
import type { DebugSubject } from './subjects.ts'

/** The words of a module without its debug information; the strings and constants that only that had remain. */
function withoutDebugInfo(module: Module): Uint8Array {
  const { words } = module
  const kept = [...module.instructions]
    .filter((instruction) => debugInfoOf(module, instruction) === undefined)
    .flatMap(({ word, wordCount }) => [...words.subarray(word, word + wordCount)])
  return toBytes(Uint32Array.of(...words.subarray(0, 5), ...kept))
}

/** The fate of the debug information of modules in the GLSL that a translator writes of them. */
export interface GlslSurvival {
  readonly given: number
  /** One for each module of which a text was written. */
  readonly measures: readonly (GlslMeasure & { readonly module: string })[]
}

/**
 * The fate of debug information in GLSL. Modules of which no text is written are left out.
 *
 * @param translate writes the GLSL of a module.
 */
export async function glslSurvival(
  subjects: readonly DebugSubject[],
  translate: (module: Uint8Array) => Promise<Output<string>>,
): Promise<GlslSurvival> {
  const measures: GlslSurvival['measures'][number][] = []
  for (const { name, module: words } of subjects) {
    const { module } = decode(words)
    const text = await translate(words)
    const without = await translate(withoutDebugInfo(module))
    if (text.kind !== 'output') continue
    const compared = without.kind === 'output' ? without.value : ''
    measures.push({ module: name, ...glslMeasure(module, text.value, compared) })
  }
  return { given: subjects.length, measures }
}
