import { type Concern, type Undecided, undecided } from '#spec/core/undecided'
import { instructions } from '#spec/grammar/grammar'
import { instructionSetByName } from '#spec/grammar/instruction-sets'
import { instructionSetOwner } from './core/shared/availability.ts'
import type { Module } from './module.ts'
import {
  describedVersion,
  isImportName as isDebugInfoImport,
} from './NonSemantic.Shader.DebugInfo/shared/debug-info.ts'
import { circumstances } from './undecided/circumstances.ts'
import { unknownExtensions } from './unknown-extensions.ts'

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

/** Whether it imports NonSemantic.Shader.DebugInfo in a version that no published text describes. */
function importsLaterVersion(module: Module): boolean {
  return [...setsOf(module).values()].some(
    (name) => isDebugInfoImport(name) && describedVersion(module, name) === undefined,
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
  const { classes = [], capabilities = [] } = concern
  const { extendedInstructions = [], circumstances: shown = [] } = concern
  return (
    (classes.length > 0 &&
      instructions.some((row) => classes.includes(row.class) && module.has(row.opcode))) ||
    capabilities.some((name) => module.capabilities.has(name)) ||
    executes(module, extendedInstructions) ||
    (concern.otherSets === true && importsOther(module)) ||
    (concern.laterVersions === true && importsLaterVersion(module)) ||
    (concern.otherExtensions === true && unknownExtensions(module).length > 0) ||
    shown.some((name) => circumstances[name](module))
  )
}

/**
 * The undecided parts of the core specification that concern the contents of a module, which is valid according to the
 * rules, in its environment.
 */
export function undecidedIn(module: Module): readonly Undecided[] {
  return undecided.filter(
    ({ clients, concerns }) =>
      clients?.includes(module.environment.client) !== false && concernsModule(module, concerns),
  )
}
