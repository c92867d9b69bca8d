import { instructions as grammar, operandKindByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import type { Instruction, Module, Function as ModuleFunction } from '../module.ts'
import { mostIn } from '../universal-limits.ts'
import { eachApplied } from './shared/decorations.ts'
import { perModule } from './shared/surveys.ts'
import { innermostElement, isStructType } from './shared/types.ts'
import { declaresVariable } from './shared/variables.ts'

/** Checks that an instruction has at most `usual` operands after the first `before`, counted in steps of `step`. */
function operandLimit(
  rule: RuleId,
  opcodes: readonly string[],
  before: number,
  usual: number,
  step = 1,
): Check {
  return {
    rule,
    at: opcodes,
    among: [`Words.${usual}`],
    judge: (instruction, module, report) => {
      const most = mostIn(module, rule, usual)
      // Operands are decoded only for instructions that can have this number of them.
      if (instruction.wordCount <= most) return
      const { operands, word } = instruction
      const count = Math.floor((operands.length - before) / step)
      if (count > most) report(word, `${count} is above the limit of ${most}`)
    },
  }
}

const chains: Readonly<Record<string, number>> = {
  OpAccessChain: 1,
  OpInBoundsAccessChain: 1,
  OpPtrAccessChain: 2,
  OpInBoundsPtrAccessChain: 2,
}
const indexesAfter: Readonly<Record<string, number>> = {
  ...chains,
  OpCompositeExtract: 1,
  OpCompositeInsert: 2,
}
const mostIndexes = 255
const deepestStructure = 255
const mostGlobals = 65_535
const mostLocals = 524_287
const variableOpcodes = new Set(['OpVariable', 'OpUntypedVariableKHR'].map(opcodeOf))
const mostModes = 255
/** Entries in the table of decorations, with those of extensions. */
const mostDecorations = 152

/** How many structures deep each structure type is; a structure of scalars is 1. Members are before what holds them. */
const structureDepths = perModule((module): ReadonlyMap<Instruction, number> => {
  const depths = new Map<Instruction, number>()
  for (const structure of module.all('OpTypeStruct')) {
    let deepest = 0
    for (const { value } of structure.operands) {
      const inner = innermostElement(module, module.definition(value))
      if (inner !== undefined && isStructType(inner))
        deepest = Math.max(deepest, depths.get(inner) ?? 0)
    }
    depths.set(structure, deepest + 1)
  }
  return depths
})

function isGlobal(module: Module, variable: Instruction): boolean {
  return module.functionOf(variable) === undefined
}

const mostCharacters = 65_535
/** A character takes up an octet at least, and there are four in a word. */
const leastWords = Math.floor(mostCharacters / 4)

const deepestNesting = 1023
const opLabel = opcodeOf('OpLabel')
const opSelectionMerge = opcodeOf('OpSelectionMerge')
const opLoopMerge = opcodeOf('OpLoopMerge')

/** Number of characters in UTF-8 of the string in these words: octets that do not continue a character. */
function charactersIn(words: Uint32Array, start: number, wordCount: number): number {
  const last = start + wordCount - 1
  let count = 4 * (wordCount - 1)
  for (let index = start; index < last; index++) {
    const word = words[index] as number
    // One bit for each octet that begins with the bits 10.
    const continuing = (word >>> 7) & ~(word >>> 6) & 0x0101_0101
    count -= Math.imul(continuing, 0x0101_0101) >>> 24
  }
  for (let rest = words[last] as number; (rest & 0xff) !== 0; rest >>>= 8)
    if ((rest & 0xc0) !== 0x80) count++
  return count
}

const isIdOrPair: ReadonlySet<string> = new Set(['Id', 'Composite'])

/** Keyed by opcode, where a string is the last operand after ids and integers alone: how many words are before it. */
const wordsBeforeString: number[] = []
for (const { opcode, operands } of grammar) {
  const others = operands.slice(0, -1)
  const isPlain = others.every(
    ({ kind, quantifier }) =>
      quantifier === '' &&
      (kind === 'LiteralInteger' || operandKindByName(kind)?.category === 'Id'),
  )
  if (operands.at(-1)?.kind === 'LiteralString' && isPlain)
    wordsBeforeString[opcode] = operands.length
}

/** Keyed by opcode: 1 where no operand is a string or can have one with it. */
const hasNoString = new Uint8Array(1 + Math.max(...grammar.map(({ opcode }) => opcode)))
for (const { opcode, operands } of grammar)
  if (
    operands.every(
      ({ kind }) =>
        kind === 'LiteralInteger' || isIdOrPair.has(operandKindByName(kind)?.category ?? ''),
    )
  )
    hasNoString[opcode] = 1

/** Checks of the universal limits (2.17). */
export const checks: readonly Check[] = [
  // Universal limits (2.17).
  {
    rule: 'core/global-variable-limit',
    among: [`Words.${mostGlobals}`],
    judgeModule: (module, report) => {
      const most = mostIn(module, 'core/global-variable-limit', mostGlobals)
      if (module.instructions.length <= most) return
      let count = 0
      module.each(variableOpcodes, (variable) => {
        if (!isGlobal(module, variable)) return
        count++
        if (count === most + 1) report(variable.word, `this is variable ${count}`)
      })
    },
  },
  {
    rule: 'core/decoration-limit',
    // Only decorations with strings may be repeated without end.
    among: ['OpDecorateString'],
    judgeModule(module, report) {
      const counts = new Map<number, number>()
      eachApplied(module, ({ target, member, word }) => {
        if (member >= 0) return
        const count = (counts.get(target) ?? 0) + 1
        counts.set(target, count)
        if (count === mostDecorations + 1) report(word, `this is decoration ${count} of %${target}`)
      })
    },
  },
  {
    rule: 'core/local-variable-limit',
    among: [`Words.${mostLocals}`],
    judgeFunction: ({ definition, end, blocks }, module, report) => {
      const most = mostIn(module, 'core/local-variable-limit', mostLocals)
      if (end - definition.index <= most) return
      const count = blocks
        .flatMap(({ instructions }) => instructions)
        .filter(declaresVariable).length
      if (count > most) report(definition.word, `the function has ${count} variables`)
    },
  },
  {
    rule: 'core/local-variables-together-limit',
    among: [`Words.${mostLocals}`],
    judgeModule: (module, report) => {
      const most = mostIn(module, 'core/local-variable-limit', mostLocals)
      if (module.instructions.length <= most) return
      const words: number[] = []
      const counts = new Map<ModuleFunction, number>()
      module.each(variableOpcodes, (variable) => {
        const owner = module.functionOf(variable)
        if (owner === undefined) return
        words.push(variable.word)
        counts.set(owner, (counts.get(owner) ?? 0) + 1)
      })
      const excess = words[most]
      // Too many in one function are that function's fault.
      if (excess === undefined || [...counts.values()].some((count) => count > most)) return
      report(excess, `this is variable ${most + 1} of all functions together`)
    },
  },
  {
    rule: 'core/execution-mode-limit',
    among: [`Words.${mostModes}`],
    judgeModule: (module, report) => {
      if (module.instructions.length <= mostModes) return
      const names = ['OpExecutionMode', 'OpExecutionModeId']
      if (names.every((name) => module.all(name).length <= mostModes / 2)) return
      const counts = new Map<number, number>()
      for (const name of names)
        for (const { operands, word } of module.all(name)) {
          const target = operands[0]?.value ?? 0
          const count = (counts.get(target) ?? 0) + 1
          counts.set(target, count)
          if (count === mostModes + 1) report(word, `this is execution mode ${count} of ${target}`)
        }
    },
  },
  {
    rule: 'core/access-chain-limit',
    at: Object.keys(indexesAfter),
    among: [`Words.${mostIndexes}`],
    judge: (instruction, module, report) => {
      const { name, operands, word } = instruction
      // The number that a consumer sets is for access chains alone.
      const most =
        name in chains ? mostIn(module, 'core/access-chain-limit', mostIndexes) : mostIndexes
      if (instruction.wordCount <= most) return
      const count = operands.length - (indexesAfter[name] ?? 0)
      if (count > most) report(word, `${count} indexes`)
    },
  },
  operandLimit('core/function-parameter-limit', ['OpTypeFunction'], 1, 255),
  operandLimit('core/call-argument-limit', ['OpFunctionCall'], 1, 255),
  operandLimit('core/extended-argument-limit', ['OpExtInst'], 2, 255),
  operandLimit('core/switch-limit', ['OpSwitch'], 2, 16_383, 2),
  operandLimit('core/structure-member-limit', ['OpTypeStruct'], 0, 16_383),
  {
    rule: 'core/structure-nesting-limit',
    among: [`Words.${deepestStructure}`],
    judgeModule: (module, report) => {
      const most = mostIn(module, 'core/structure-nesting-limit', deepestStructure)
      if (module.all('OpTypeStruct').length <= most) return
      for (const [structure, depth] of structureDepths(module))
        if (depth === most + 1) report(structure.word, `structures ${depth} deep`)
    },
  },
  // Universal limits (2.17) on characters of strings and on nested constructs.
  {
    rule: 'core/string-limit',
    among: [`Words.${leastWords}`],
    judgeModule(module, report) {
      const { instructions, words } = module
      const judge = (word: number, wordCount: number): void => {
        const count = wordCount > leastWords ? charactersIn(words, word, wordCount) : 0
        if (count > mostCharacters) report(word, `the string has ${count} characters`)
      }
      for (let index = 0; index < instructions.length; index++) {
        const first = module.wordAt(index)
        const length = (words[first] ?? 0) >>> 16
        const opcode = module.opcodeAt(index)
        if (length <= leastWords || hasNoString[opcode] === 1) continue
        const before = wordsBeforeString[opcode]
        if (before !== undefined) judge(first + before, length - before)
        else
          for (const { kind, word, wordCount } of instructions.at(index)?.operands ?? [])
            if (kind === 'LiteralString') judge(word, wordCount)
      }
    },
  },
  {
    rule: 'core/control-flow-nesting-limit',
    among: ['OpSelectionMerge', 'OpLoopMerge'],
    judgeFunction({ definition, end }, module, report) {
      const most = mostIn(module, 'core/control-flow-nesting-limit', deepestNesting)
      if (end - definition.index <= most) return
      const open = new Map<number, number>()
      const begun = new Set<number>()
      let depth = 0
      for (let index = definition.index; index < end; index++) {
        const opcode = module.opcodeAt(index)
        const id = module.words[module.wordAt(index) + 1] ?? 0
        if (opcode === opLabel) {
          begun.add(id)
          depth -= open.get(id) ?? 0
          open.delete(id)
        } else if ((opcode === opSelectionMerge || opcode === opLoopMerge) && !begun.has(id)) {
          open.set(id, (open.get(id) ?? 0) + 1)
          depth++
          if (depth === most + 1) {
            report(module.wordAt(index), `constructs are nested ${depth} deep`)
            return
          }
        }
      }
    },
  },
]
