import type { Check } from '../check.ts'
import { entryPoints } from '../core/modes/entry-points.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { modelNames, modelOf, models } from '../core/shared/models.ts'
import { operandDefinition, operandWord } from '../core/shared/operands.ts'
import type { Module } from '../module.ts'
import { noRecursion } from '../shared/stages.ts'

const modeNames = ['OpExecutionMode', 'OpExecutionModeId']
const addressing = enumerantSet('AddressingModel', 'Logical', 'PhysicalStorageBuffer64')
const withWorkgroups = models('GLCompute', 'TaskNV', 'MeshNV', 'TaskEXT', 'MeshEXT')
const sizes = enumerantSet('ExecutionMode', 'LocalSize', 'LocalSizeId', 'TileShadingRateQCOM')
/** For an OpTypeFunction: the first word, the result and the return type. */
const wordsWithoutParameters = 3
const builtIn = enumerant('Decoration', 'BuiltIn')
const workgroupSize = enumerant('BuiltIn', 'WorkgroupSize')

/** Checks that no entry point has a mode. */
function without(rule: Check['rule'], name: string): Check {
  return {
    rule,
    at: modeNames,
    having: [`ExecutionMode.${name}`],
    judge(instruction, _, report) {
      report(operandWord(instruction, 1), `the entry point has ${name}`)
    },
  }
}

/** Whether a constant gives the size of workgroups of all entry points. */
function hasWorkgroupSize(module: Module): boolean {
  return module
    .all('OpDecorate')
    .some((decorate) => decorate.valueAt(1) === builtIn && decorate.valueAt(2) === workgroupSize)
}

/** Entry points and their execution modes. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/entry-point-signature',
    at: ['OpEntryPoint'],
    judge(instruction, module, report) {
      const body = operandDefinition(module, instruction, 1)
      if (body?.name !== 'OpFunction') return
      const type = operandDefinition(module, body, 1)
      if (type?.name !== 'OpTypeFunction') return
      const result = operandDefinition(module, type, 0)
      if (result !== undefined && result.name !== 'OpTypeVoid')
        report(operandWord(instruction, 1), `the entry point returns ${result.name}`)
      if (type.wordCount > wordsWithoutParameters)
        report(operandWord(instruction, 1), 'the entry point has parameters')
    },
  },
  noRecursion('Vulkan-environment/no-recursion'),
  {
    rule: 'Vulkan-environment/addressing-model',
    at: ['OpMemoryModel'],
    judge(instruction, _, report) {
      const model = instruction.valueAt(0)
      if (model !== undefined && !addressing.has(model))
        report(
          operandWord(instruction, 0),
          'the addressing model is neither Logical nor PhysicalStorageBuffer64',
        )
    },
  },
  without('Vulkan-environment/origin-upper-left', 'OriginLowerLeft'),
  without('Vulkan-environment/pixel-center-integer', 'PixelCenterInteger'),
  {
    rule: 'Vulkan-environment/local-size-specified',
    among: [
      'ExecutionModel.GLCompute',
      'ExecutionModel.TaskNV',
      'ExecutionModel.MeshNV',
      'ExecutionModel.TaskEXT',
      'ExecutionModel.MeshEXT',
    ],
    judgeModule(module, report) {
      let isGiven: boolean | undefined
      for (const entryPoint of module.all('OpEntryPoint')) {
        const model = modelOf(entryPoint)
        if ((model & withWorkgroups) === 0) continue
        const modes = entryPoints(module).get(entryPoint.valueAt(1) ?? 0)?.modes ?? []
        if (modes.some((mode) => sizes.has(mode.valueAt(1) ?? -1))) continue
        isGiven ??= hasWorkgroupSize(module)
        if (!isGiven)
          report(entryPoint.word, `this ${modelNames(model)} entry point has no workgroup size`)
      }
    },
  },
]
