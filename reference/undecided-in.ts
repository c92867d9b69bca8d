import { type Concern, type Undecided, undecided } from '#spec/core/undecided'
import { instructions } from '#spec/grammar/grammar'
import { instructionSetByName } from '#spec/grammar/instruction-sets'
import { opcodeOf } from '#spec/grammar/opcodes'
import { judgedTexts } from '#spec/judged'
import { instructionSetOwner } from './core/shared/availability.ts'
import { decoratingWith } from './core/shared/decorations.ts'
import { enumerant } from './core/shared/grammar.ts'
import type { Module } from './module.ts'

const withFolder: ReadonlySet<string> = new Set(
  judgedTexts.flatMap(({ facts }) => facts.extension ?? []),
)

const ownSets = ['GLSL.std.450', 'OpenCL.std']

/** The imported sets by id. */
function setsOf(module: Module): ReadonlyMap<number, string> {
  return new Map(
    module
      .all('OpExtInstImport')
      .map(({ result }): [number, string] => [result, module.importName(result) ?? '']),
  )
}

function importsOther(module: Module): boolean {
  return [...setsOf(module).values()].some(
    (name) => !ownSets.includes(name) && instructionSetOwner(name) === undefined,
  )
}

function executes(module: Module, wanted: NonNullable<Concern['extendedInstructions']>): boolean {
  const sets = setsOf(module)
  const named = wanted.filter(({ set }) => [...sets.values()].includes(set))
  if (named.length === 0) return false
  const numbers = named.map(({ set, name }) => ({
    set,
    number: instructionSetByName(set)?.instructions.find((row) => row.name === name)?.opcode,
  }))
  return module
    .all('OpExtInst')
    .some((call) =>
      numbers.some(
        ({ set, number }) => sets.get(call.valueAt(0) ?? 0) === set && call.valueAt(1) === number,
      ),
    )
}

function concernsModule(module: Module, concern: Concern): boolean {
  const { instructions: names = [], classes = [], decorations = [], capabilities = [] } = concern
  const { capabilitiesTogether = [], extendedInstructions = [] } = concern
  const { instructionsTogether = [] } = concern
  return (
    names.some((name) => module.has(opcodeOf(name))) ||
    instructionsTogether.some((set) => set.every((name) => module.has(opcodeOf(name)))) ||
    (classes.length > 0 &&
      instructions.some((row) => classes.includes(row.class) && module.has(row.opcode))) ||
    decorations.some((name) => decoratingWith(module, enumerant('Decoration', name)).length > 0) ||
    capabilities.some((name) => module.capabilities.has(name)) ||
    (capabilitiesTogether.length > 0 &&
      capabilitiesTogether.every((name) => module.capabilities.has(name))) ||
    executes(module, extendedInstructions) ||
    (concern.otherSets === true && importsOther(module)) ||
    (concern.otherExtensions === true &&
      [...module.extensions].some((name) => !withFolder.has(name)))
  )
}

/**
 * The undecided parts of the core specification that are about what is in a module. Where there are any, that the
 * module is valid means that it is as far as the others go.
 */
export function undecidedIn(module: Module): readonly Undecided[] {
  return undecided.filter(
    ({ concerns }) => concerns === undefined || concernsModule(module, concerns),
  )
}
