import type { Check } from '../check.ts'
import { oneOf } from '../core/modes/combinations.ts'
import { entryPoints } from '../core/modes/entry-points.ts'
import { modeOf } from '../core/modes/execution-modes.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'
import type { Module } from '../module.ts'

/** A text on mesh shaders: what its enumerants are called. */
export interface MeshText {
  readonly text: string
  readonly capability: string
  readonly model: string
  /** The end of the names of its execution modes. */
  readonly vendor: 'EXT' | 'NV'
  /** Execution models that its modes are for; those of two texts have the same numbers. */
  readonly modeModels: readonly string[]
  /** Whether its rule on modes is asked about a module. */
  readonly ownsModes: (module: Module) => boolean
}

function modes(...names: readonly string[]): readonly { name: string; value: number }[] {
  return names.map((name) => ({ name, value: enumerant('ExecutionMode', name) }))
}

/** The checks of the execution modes of mesh shaders: one kind of primitives, and how many there are of what. */
export function meshOutputs({
  text,
  capability,
  model,
  vendor,
  modeModels,
  ownsModes,
}: MeshText): readonly Check[] {
  const among = [capability]
  const mesh = enumerant('ExecutionModel', model)
  const primitives = `OutputPrimitives${vendor}`
  const kinds = ['OutputPoints', `OutputLines${vendor}`, `OutputTriangles${vendor}`]
  const needed = modes(primitives, 'OutputVertices')
  const ofMeshes = new Set(modes(...kinds.slice(1), primitives).map(({ value }) => value))
  const meshes = enumerantSet('ExecutionModel', ...modeModels)
  return [
    {
      ...oneOf({
        rule: `${text}/mesh-output-is-of-one-kind`,
        models: [model],
        modes: kinds,
        exactly: true,
      }),
      among,
    },
    {
      rule: `${text}/mesh-output-is-limited`,
      among,
      judgeModule(module, report) {
        for (const entryPoint of entryPoints(module).values()) {
          if (!entryPoint.models.includes(mesh)) continue
          const set = new Set(entryPoint.modes.map(modeOf))
          for (const { name, value } of needed)
            if (!set.has(value)) report(entryPoint.declaration.word, `${name} is not set`)
        }
      },
    },
    {
      rule: `${text}/mesh-mode-execution-model`,
      among,
      judgeModule(module, report) {
        if (!ownsModes(module)) return
        for (const entryPoint of entryPoints(module).values()) {
          if (entryPoint.models.every((used) => meshes.has(used))) continue
          for (const mode of entryPoint.modes)
            if (ofMeshes.has(modeOf(mode)))
              report(operandWord(mode, 1), 'the mode is for mesh shaders')
        }
      },
    },
  ]
}
