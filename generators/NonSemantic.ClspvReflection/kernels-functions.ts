import { opcodeOf } from '#spec/grammar/opcodes'
import { instruction } from '../builder/instruction.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Instruction, Module } from '../module.ts'
import { definitionOf } from '../mutate/definition-of.ts'
import { insertDeclaration } from '../mutate/insert-declaration.ts'
import { insertInstructions } from '../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import type { Program } from './shared/clspv/program.ts'
import { programs } from './shared/clspv/programs.ts'
import { reflectedProgram } from './shared/clspv/reflected-program.ts'
import {
  eachSubstitute,
  newString,
  operandNamed,
  operandWay,
  rarerThings,
  type Substitute,
  stringOf,
  things,
} from './shared/operands.ts'
import { createReflection, createShader, kernelsOf, textAt } from './shared/reflection.ts'

/** Environments by minor version: each version of Vulkan that came with one of SPIR-V, and the newest. */
const environments: Readonly<Record<string, readonly string[]>> = {
  0: ['spv1.0', 'vulkan1.0', 'vulkan1.3'],
  3: ['spv1.3', 'vulkan1.1', 'vulkan1.3'],
  5: ['spv1.5', 'vulkan1.2', 'vulkan1.3'],
  6: ['spv1.6', 'vulkan1.3', 'vulkan1.4'],
}

/** Their bytes end at every place of a word, and one is not ASCII. */
const names = ['a', 'add', 'copy', 'scale', 'gr\u00f6\u00dfe', 'with blank', '_Z3addPfS_']

const orders = ['each-behind-its-function', 'at-the-end', 'reversed']

export const generators: readonly Generator[] = [
  {
    name: 'clspv-programs',
    rule: 'kernel-function-is-a-glcompute-entry-point',
    alsoApplies: ['operands-are-defined-before-use'],
    summary: 'whole shaders as clspv compiles them from OpenCL C, with all that it says of them',
    environments: ({ minor = '6' }) => environments[minor] ?? ['spv1.6'],
    build(choices) {
      const name = choices.pick('program', Object.keys(programs))
      const program = programs[name] as Program
      const turningPoints = [6, 5, 3, 2, 1].filter((version) => version >= program.since)
      const version = choices.pick('version', [...new Set([...turningPoints, program.since])])
      const minor = choices.pick('minor', [6, 5, 3, 0])
      return reflectedProgram(program, minor, version)
    },
  },
  {
    name: 'entry-points',
    rule: 'kernel-name-is-a-name-of-its-entry-point',
    alsoApplies: ['kernel-function-is-a-glcompute-entry-point', 'kernel-operand-is-a-function'],
    summary: 'entry points of all sorts of names, of one function with two names or two models',
    build(choices) {
      const name = choices.pick('name', names)
      const also = choices.pick('also', [
        'nothing',
        'second-name-before',
        'second-name-after',
        'vertex-of-the-same-name',
        'fragment-function',
      ])
      const version = choices.pick('version', [6, 4])

      const shader = createShader(6)
      const { builder } = shader
      const entry = shader.helper()
      const isVertex = also === 'vertex-of-the-same-name'
      if (also === 'second-name-before') shader.entryPoint(entry, 'another')
      // A function of two models sets no mode, for LocalSize is valid with one of them only.
      if (isVertex) builder.add('OpEntryPoint', 'GLCompute', entry, name)
      else shader.entryPoint(entry, name)
      if (also === 'second-name-after') shader.entryPoint(entry, 'another')
      if (isVertex) builder.add('OpEntryPoint', 'Vertex', entry, name)
      if (also === 'fragment-function') {
        const fragment = shader.helper()
        builder.add('OpEntryPoint', 'Fragment', fragment, name)
        builder.add('OpExecutionMode', fragment, 'OriginUpperLeft')
      }
      createReflection(shader, version).addKernel(entry, name)
      return shader.module()
    },
  },
  {
    name: 'several-kernels',
    rule: 'kernel-operand-is-a-function',
    alsoApplies: [
      'kernel-function-is-a-glcompute-entry-point',
      'kernel-name-is-a-name-of-its-entry-point',
    ],
    summary: 'several kernels, reflected one by one behind their functions or all at the end',
    build(choices) {
      const version = choices.pick('version', [6, 5, 4, 1])
      const count = choices.pick('kernels', [1, 2, 5])
      const order = choices.pick('order', count === 1 ? orders.slice(0, 1) : orders)
      const helpers = choices.pick('helpers', [false, true])

      const shader = createShader(6)
      const reflection = createReflection(shader, version)
      const kernels: { readonly entry: number; readonly name: string }[] = []
      for (let index = 0; index < count; index++) {
        if (helpers) shader.helper()
        const name = `kernel_${index}`
        const entry = shader.kernel(name)
        kernels.push({ entry, name })
        if (order === 'each-behind-its-function') reflection.addKernel(entry, name)
      }
      if (order === 'reversed') kernels.reverse()
      if (order !== 'each-behind-its-function') {
        for (const { entry, name } of kernels) reflection.addKernel(entry, name)
      }
      return shader.module()
    },
  },
]

const { kernel, 'first-of-another-set': ofAnotherSet } = rarerThings

const opEntryPoint = opcodeOf('OpEntryPoint')

const opFunction = opcodeOf('OpFunction')

const opFunctionParameter = opcodeOf('OpFunctionParameter')

/**
 * A function without effect, in front of the one that stands in the place and of the same type, which must be without
 * parameters.
 */
const newFunction: Substitute = (module, { id }) => {
  const at = definitionOf(module, id)
  const original = at === undefined ? undefined : module.instructions[at]
  if (at === undefined || original?.opcode !== opFunction) return undefined
  if (module.instructions[at + 1]?.opcode === opFunctionParameter) return undefined
  const body: readonly Instruction[] = [
    { ...original, words: original.words.with(1, module.bound) },
    instruction('OpLabel', module.bound + 1),
    instruction('OpReturn'),
    instruction('OpFunctionEnd'),
  ]
  const wider = insertInstructions({ ...module, bound: module.bound + 2 }, at, ...body)
  return { module: wider, id: module.bound }
}

/** Such a function as an entry point of another model, with the *Name* of the `Kernel` and the modes that it needs. */
function newEntryPoint(model: string, ...modes: readonly string[]): Substitute {
  return (module, place) => {
    const name = operandNamed(module, place.reflected.at, 'Name')
    const text = name === undefined ? undefined : stringOf(module, name.id)
    const added = newFunction(module, place)
    if (added === undefined || text === undefined) return undefined
    const entryPoint = instruction('OpEntryPoint', model, added.id, text)
    // Two entry points of one model must differ in name.
    const hasModel = module.instructions.some(
      ({ opcode, words }) => opcode === opEntryPoint && words[0] === entryPoint.words[0],
    )
    if (hasModel) return undefined
    const more = modes.map((mode) => instruction('OpExecutionMode', added.id, mode))
    return { ...added, module: [entryPoint, ...more].reduce(insertDeclaration, added.module) }
  }
}

/** Names of the entry points that pass, by the id of their function. */
function entryPointNames(module: Module, passes: (entry: number) => boolean): readonly string[] {
  return ordinalsOf(module, 'OpEntryPoint').flatMap((at) => {
    const { words } = module.instructions[at] ?? { words: [] }
    const name = textAt(words, 2)
    return name === undefined || !passes(words[1] ?? 0) ? [] : [name]
  })
}

/** The name changed, unless that gives another name of the same function. */
function otherName(change: (name: string, others: readonly string[]) => string | undefined): Way {
  return (module, at) => {
    const entry = operandNamed(module, at, 'Kernel')?.id
    const own = entryPointNames(module, (each) => each === entry)
    const others = entryPointNames(module, (each) => each !== entry)
    const way = operandWay(
      'Name',
      newString((name) => {
        const changed = change(name, others)
        return changed === undefined || own.includes(changed) ? undefined : changed
      }),
    )
    return own.length === 0 ? undefined : way(module, at)
  }
}

export const mutators: readonly Mutator[] = [
  eachSubstitute({
    name: 'function-by-substitute',
    rule: 'kernel-operand-is-a-function',
    summary: 'the operand Kernel of a Kernel instruction is something else than an OpFunction',
    kinds: ['function'],
    by: { ...things, kernel, 'first-of-another-set': ofAnotherSet },
  }),
  mutatorOf({
    name: 'kernel-function-no-entry-point',
    rule: 'kernel-function-is-a-glcompute-entry-point',
    summary: 'the function of a Kernel instruction is no entry point, or one of another model',
    ordinals: (module) => kernelsOf(module),
    ways: {
      'plain-function': operandWay('Kernel', newFunction),
      'vertex-entry-point': operandWay('Kernel', newEntryPoint('Vertex')),
      'fragment-entry-point': operandWay('Kernel', newEntryPoint('Fragment', 'OriginUpperLeft')),
    },
  }),
  mutatorOf({
    name: 'kernel-name-mismatch',
    rule: 'kernel-name-is-a-name-of-its-entry-point',
    summary: 'the Name of a Kernel instruction is not that of its entry point, though close',
    ordinals: (module) => kernelsOf(module),
    ways: {
      empty: otherName(() => ''),
      'another-name': otherName(() => 'unrelated'),
      'name-of-another-entry-point': otherName((_, others) => others[0]),
      'one-character-more': otherName((name) => `${name}_`),
      'blank-after': otherName((name) => `${name} `),
      'last-character-missing': otherName((name) => name.slice(0, -1)),
      'first-character-missing': otherName((name) => name.slice(1)),
      'upper-case': otherName((name) => name.toUpperCase()),
      'four-characters-only': otherName((name) => name.slice(0, 4)),
    },
  }),
]
