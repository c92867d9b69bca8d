// Optimisers that are wrong about control flow, memory, constants and debug information.
import type { Instruction, Module } from '#generators/module'
import { resultsOf } from '#generators/words/results-of'
import { stringBytes } from '#generators/words/strings'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { MiscompilerPlant } from '../plant.ts'
import { blocksOf, definitionOf, each, exchanged, nameOf } from './changes.ts'

const debugValue = 29

function isDebugSet(words: readonly number[]): boolean {
  const name = Buffer.from(stringBytes(words, 1) ?? []).toString('latin1')
  return name.includes('DebugInfo')
}

/** Exchanges two stores that follow each other. */
function exchangesStores(module: Module): Module {
  const all = [...module.instructions]
  for (let ordinal = 0; ordinal + 1 < all.length; ordinal++) {
    const [first, second] = [all[ordinal] as Instruction, all[ordinal + 1] as Instruction]
    if (nameOf(first) !== 'OpStore' || nameOf(second) !== 'OpStore') continue
    ;[all[ordinal], all[ordinal + 1]] = [second, first]
    ordinal++
  }
  return { ...module, instructions: all }
}

/** Exchanges the defaults of two specialization constants of one type. */
function exchangesDefaults(module: Module): Module {
  const constants = module.instructions.filter(
    (instruction) => nameOf(instruction) === 'OpSpecConstant',
  )
  const others = new Map<Instruction, Instruction>()
  for (const constant of constants) {
    const other = constants.find(
      (each) => each !== constant && each.words[0] === constant.words[0] && !others.has(each),
    )
    if (others.has(constant) || other === undefined) continue
    others.set(constant, other).set(other, constant)
  }
  return {
    ...module,
    instructions: module.instructions.map((instruction) => {
      const other = others.get(instruction)
      if (other === undefined) return instruction
      return {
        ...instruction,
        words: [...instruction.words.slice(0, 2), ...other.words.slice(2)],
      }
    }),
  }
}

/** Adds one to the default of each specialization constant of an integer type. */
function addsToDefaults(module: Module): Module {
  return each('OpSpecConstant', (words) =>
    definitionOf(module, words[0])?.opcode === opcodeOf('OpTypeInt')
      ? words.with(2, ((words[2] ?? 0) + 1) & 0x7f)
      : words,
  )(module)
}

/** A loop goes round while its counter is less than or equal to the limit, instead of less. */
function oneMoreRound(module: Module): Module {
  const headers = new Set(
    blocksOf(module)
      .filter(([from, to]) =>
        module.instructions.slice(from, to).some((row) => nameOf(row) === 'OpLoopMerge'),
      )
      .flatMap(([from, to]) => {
        const branch = module.instructions[to]
        const target = branch !== undefined && nameOf(branch) === 'OpBranch' ? branch.words[0] : 0
        const test = blocksOf(module).find(
          ([label]) => target !== 0 && module.instructions[label]?.words[0] === target,
        )
        return test === undefined
          ? [[from, to]]
          : [
              [from, to],
              [test[0], test[1]],
            ]
      })
      .flatMap(([from = 0, to = 0]) => module.instructions.slice(from, to)),
  )
  const wider = new Map([
    [opcodeOf('OpULessThan'), opcodeOf('OpULessThanEqual')],
    [opcodeOf('OpSLessThan'), opcodeOf('OpSLessThanEqual')],
  ])
  return {
    ...module,
    instructions: module.instructions.map((instruction) => ({
      ...instruction,
      opcode: headers.has(instruction)
        ? (wider.get(instruction.opcode) ?? instruction.opcode)
        : instruction.opcode,
    })),
  }
}

/**
 * Replaces the result of a load by the value that was last stored in the block through the same pointer, whatever was stored
 * through other pointers in between.
 */
function forgetsAliases(module: Module): Module {
  const values = new Map<number, number>()
  const stored = new Map<number, number>()
  const instructions = module.instructions.flatMap((instruction): readonly Instruction[] => {
    const name = nameOf(instruction)
    const { words } = instruction
    if (name === 'OpLabel' || name === 'OpFunctionCall') stored.clear()
    if (name === 'OpStore') stored.set(words[0] ?? 0, words[1] ?? 0)
    if (name === 'OpLoad') {
      const value = stored.get(words[2] ?? 0)
      if (value !== undefined && definitionOf(module, value)?.words[0] === words[0]) {
        values.set(resultsOf(instruction).result, value)
        return [{ opcode: opcodeOf('OpCopyObject'), words: [words[0] ?? 0, words[1] ?? 0, value] }]
      }
    }
    return [instruction]
  })
  return { ...module, instructions }
}

/** Takes the branch that a constant condition does not choose. */
function takesDeadBranch(module: Module): Module {
  return each('OpBranchConditional', (words) => {
    const condition = definitionOf(module, words[0])
    const isConstant = condition !== undefined && /^OpConstant(True|False)$/.test(nameOf(condition))
    return isConstant ? exchanged(words, 1, 2) : words
  })(module)
}

/** Drops the first store to each variable of a function that no load reads by its own id. */
function dropsLiveStores(module: Module): Module {
  const loaded = new Set(
    module.instructions.filter((row) => nameOf(row) === 'OpLoad').map(({ words }) => words[2]),
  )
  const variables = new Set(
    module.instructions
      .filter((row) => nameOf(row) === 'OpVariable' && row.words[2] === 7)
      .map(({ words }) => words[1]),
  )
  return each('OpStore', (words) =>
    variables.has(words[0]) && !loaded.has(words[0]) ? undefined : words,
  )(module)
}

/** Adds numbers of 16 bits as if they had the width of the type, but for the highest bit. */
function wraps(module: Module): Module {
  const short = module.instructions
    .filter((row) => nameOf(row) === 'OpTypeInt' && row.words[1] === 16)
    .map(({ words }) => words[0])
  return {
    ...module,
    instructions: module.instructions.map((instruction) =>
      nameOf(instruction) === 'OpIAdd' && short.includes(instruction.words[0])
        ? { ...instruction, opcode: opcodeOf('OpBitwiseOr') }
        : instruction,
    ),
  }
}

/** Moves each DebugValue but the first of a block to the end of the block, so that what it names is shown too late. */
function movesValues(module: Module): Module {
  const sets = new Set(
    module.instructions
      .filter((row) => nameOf(row) === 'OpExtInstImport' && isDebugSet(row.words))
      .map(({ words }) => words[0]),
  )
  const isValue = (row: Instruction): boolean =>
    nameOf(row) === 'OpExtInst' && sets.has(row.words[2]) && row.words[3] === debugValue
  const instructions: Instruction[] = []
  let held: Instruction[] = []
  let values = 0
  const ends = new Set(blocksOf(module).map(([, to]) => module.instructions[to]))
  for (const instruction of module.instructions) {
    if (nameOf(instruction) === 'OpLabel') values = 0
    if (isValue(instruction) && values++ > 0) {
      held.push(instruction)
      continue
    }
    if (ends.has(instruction)) {
      const isMerged = /^Op(Loop|Selection)Merge$/.test(nameOf(instructions.at(-1) ?? instruction))
      instructions.splice(instructions.length - (isMerged ? 1 : 0), 0, ...held)
      held = []
    }
    instructions.push(instruction)
  }
  return { ...module, instructions }
}

/** Plants about order, memory, branches, constants and debug information. */
export const flow: readonly MiscompilerPlant[] = [
  { name: 'stores', summary: 'exchanges two stores in a row', change: exchangesStores },
  {
    name: 'spec-defaults',
    summary: 'exchanges the defaults of two specialization constants',
    change: exchangesDefaults,
  },
  {
    name: 'spec-default',
    summary: 'adds one to the default of each specialization constant',
    change: addsToDefaults,
  },
  { name: 'loop', summary: 'goes round each loop once more', change: oneMoreRound },
  {
    name: 'phi',
    summary: 'exchanges the values of OpPhi',
    change: each('OpPhi', (words) => (words.length >= 6 ? exchanged(words, 2, 4) : words)),
  },
  {
    name: 'switch-default',
    summary: 'takes the first case of OpSwitch by default',
    change: each('OpSwitch', (words) => (words.length >= 4 ? words.with(1, words[3] ?? 0) : words)),
  },
  { name: 'aliases', summary: 'forgets stores through other pointers', change: forgetsAliases },
  {
    name: 'dead-branch',
    summary: 'keeps the branch that a constant condition does not choose',
    change: takesDeadBranch,
  },
  {
    name: 'live-stores',
    summary: 'drops stores to variables that are read through a part only',
    change: dropsLiveStores,
  },
  { name: 'wrap', summary: 'adds numbers of 16 bits without carries', change: wraps },
  {
    name: 'debug-value',
    summary: 'shows the later values of a variable only at the end of their block',
    change: movesValues,
  },
]
