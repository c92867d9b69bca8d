import type { Check } from '../check.ts'
import { instructionBefore } from './shared/operands.ts'
import { section, sectionWalk } from './shared/sections.ts'

const sectionNames = new Map<number, string>(
  Object.entries(section).map(([name, number]) => [
    number,
    name.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`),
  ]),
)

/** Checks of the sections of a module. */
export const checks: readonly Check[] = [
  // Order of sections.
  {
    rule: 'core/section-order',
    judgeModule: (module, report) => {
      for (const { instruction, own: number, reached } of sectionWalk(module).misplaced)
        report(
          instruction.word,
          `${instruction.name} belongs to the ${sectionNames.get(number)}, which ended before the ${sectionNames.get(reached)}`,
        )
    },
  },
  {
    rule: 'core/source-continued',
    at: ['OpSourceContinued'],
    judge: (instruction, module, report) => {
      const before = instructionBefore(module, instruction)?.name
      if (before !== 'OpSource' && before !== 'OpSourceContinued')
        report(instruction.word, `OpSourceContinued follows ${before ?? 'the header'}`)
    },
  },
  // The instructions that a module must have once.
  {
    rule: 'core/memory-model-present',
    judgeModule: (module, report) => {
      if (module.all('OpMemoryModel').length === 0) report(0, 'there is no OpMemoryModel')
    },
  },
  {
    rule: 'core/memory-model-single',
    among: ['OpMemoryModel'],
    judgeModule: (module, report) => {
      for (const { word } of module.all('OpMemoryModel').slice(1))
        report(word, 'there is an OpMemoryModel already')
    },
  },
  {
    rule: 'core/entry-point-present',
    judgeModule: (module, report) => {
      if (
        module.all('OpEntryPoint').length === 0 &&
        module.all('OpConditionalEntryPointINTEL').length === 0 &&
        module.all('OpGraphEntryPointARM').length === 0 &&
        !module.capabilities.has('Linkage') &&
        !module.capabilities.has('GraphARM')
      )
        report(0, 'there is neither an OpEntryPoint nor the Linkage capability')
    },
  },
]
