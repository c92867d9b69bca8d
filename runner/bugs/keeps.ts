import { read } from '#generators/words/read'
import { checks } from '#reference/checks'
import { instructionByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'

function opcodesOf(words: Uint32Array): ReadonlySet<number> {
  return new Set(read(words)?.instructions.map(({ opcode }) => opcode) ?? [])
}

const opcode = (name: string): number | undefined => instructionByName(name)?.opcode
const variable = opcode('OpVariable')
const load = opcode('OpLoad')
const store = opcode('OpStore')
const copy = opcode('OpCopyMemory')
const fetch = opcode('OpImageFetch')
/** Place of the image operands of a fetch among its words, and the bit for the level of detail. */
const [fetchMask, lod] = [4, 2]
const group = opcode('OpDecorationGroup')
const entryPoint = opcode('OpEntryPoint')
const groupTargets = [opcode('OpGroupDecorate'), opcode('OpGroupMemberDecorate')]
/** Storage classes whose variables have no value until one is stored: Workgroup, Private and Function. */
const uninitialised: ReadonlySet<number> = new Set([4, 6, 7])

/** How many variables without an initializer are loaded and never stored to. */
function undefinedLoads(words: Uint32Array): number {
  const instructions = read(words)?.instructions ?? []
  const pointers = (opcode: number | undefined, wordIndex: number) =>
    new Set(
      instructions.flatMap((instruction) =>
        instruction.opcode === opcode ? [instruction.words[wordIndex]] : [],
      ),
    )
  const loaded = new Set([...pointers(load, 2), ...pointers(copy, 1)])
  const stored = new Set([...pointers(store, 0), ...pointers(copy, 0)])
  return instructions.filter(
    ({ opcode, words: [, id = 0, storage = 0, initializer] }) =>
      opcode === variable &&
      uninitialised.has(storage) &&
      initializer === undefined &&
      loaded.has(id) &&
      !stored.has(id),
  ).length
}

/** How many fetches of texels name no level of detail, which some consumers refuse whatever the image. */
function fetchesWithoutLod(words: Uint32Array): number {
  const instructions = read(words)?.instructions ?? []
  return instructions.filter(
    ({ opcode, words: operands }) => opcode === fetch && ((operands[fetchMask] ?? 0) & lod) === 0,
  ).length
}

/** Whether a decoration group is applied to something, if there is one. */
function hasTargets(opcodes: ReadonlySet<number>): boolean {
  const has = (opcode: number | undefined) => opcode !== undefined && opcodes.has(opcode)
  return !has(group) || groupTargets.some(has)
}

/**
 * Opcodes that the checks of a rule look at; empty where they look at the whole module. Cases with results have the
 * name of an instruction instead of that of a rule.
 */
function subjectOf(rule: RuleId): ReadonlySet<number> {
  const computed = opcode(rule.split('/')[1] ?? '')
  if (computed !== undefined) return new Set([computed])
  const names = checks.flatMap((check) => {
    const opcodes = check.rule === rule && 'at' in check ? check.at : []
    return opcodes === '*' ? [] : opcodes
  })
  return new Set(names.flatMap((name) => opcode(name) ?? []))
}

/**
 * Whether a smaller form of a valid module is still of use in a report: it has an instruction that the rule is about if
 * the module had one, no instruction of another kind (OpUndef and OpUnreachable would make a run undefined), loads no
 * variable that nothing was stored to, has no decoration group without targets, no more fetches without a level of detail, and is
 * still a shader or kernel if it was one.
 */
export function keeper(words: Uint32Array, rule: RuleId): (smaller: Uint32Array) => boolean {
  const before = opcodesOf(words)
  const subject = [...subjectOf(rule)].filter((opcode) => before.has(opcode))
  const loads = undefinedLoads(words)
  const fetches = fetchesWithoutLod(words)
  return (smaller) => {
    const now = opcodesOf(smaller)
    return (
      [...now].every((opcode) => before.has(opcode)) &&
      (!hasTargets(before) || hasTargets(now)) &&
      (!before.has(entryPoint ?? -1) || now.has(entryPoint ?? -1)) &&
      (subject.length === 0 || subject.some((opcode) => now.has(opcode))) &&
      undefinedLoads(smaller) <= loads &&
      fetchesWithoutLod(smaller) <= fetches
    )
  }
}
