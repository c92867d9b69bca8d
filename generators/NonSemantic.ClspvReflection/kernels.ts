import type { Generator } from '../maker.ts'
import { type ClspvProgram, reflectedProgram } from './shared/clspv/program.ts'
import { programs } from './shared/clspv/programs.ts'

/** Environments by minor version: each version of Vulkan that came with one of SPIR-V, and the newest. */
const environments: Readonly<Record<string, readonly string[]>> = {
  0: ['spv1.0', 'vulkan1.0', 'vulkan1.3'],
  3: ['spv1.3', 'vulkan1.1', 'vulkan1.3'],
  5: ['spv1.5', 'vulkan1.2', 'vulkan1.3'],
  6: ['spv1.6', 'vulkan1.3', 'vulkan1.4'],
}

export const generators: readonly Generator[] = [
  {
    name: 'clspv-programs',
    rule: 'kernel-function-is-a-glcompute-entry-point',
    alsoApplies: ['operands-are-defined-before-use'],
    summary: 'whole shaders as clspv compiles them from OpenCL C, with all of their reflection',
    environments: ({ minor = '6' }) => environments[minor] ?? ['spv1.6'],
    build(choices) {
      const name = choices.pick('program', Object.keys(programs))
      const program = programs[name] as ClspvProgram
      const turningPoints = [6, 5, 3, 2, 1].filter((version) => version >= program.since)
      const version = choices.pick('version', [...new Set([...turningPoints, program.since])])
      const minors = [6, 5, 3, 0].filter((each) => each >= (program.sinceMinor ?? 0))
      const minor = choices.pick('minor', minors)
      return reflectedProgram(program, minor, version)
    },
  },
]
