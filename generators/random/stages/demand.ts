import { enumerantByName } from '#spec/grammar/grammar'
import type { Enumerant } from '#spec/grammar/types'
import { judgedTexts } from '#spec/judged'
import { MakerError } from '../../maker-error.ts'
import { minorOf } from '../../signatures/operation.ts'
import { enumerantOf } from '../../words/instruction-of.ts'
import type { Draft } from '../draft.ts'
import { declare, isAvailable } from '../write.ts'

function enumerantNamed(kind: string, name: string): Enumerant {
  const row = enumerantByName(kind, name)
  if (row === undefined) throw new MakerError('unknown-enumerant', `there is no ${kind} ${name}`)
  return row
}

/** Capabilities that the modules of shaders have, and those of kernels. */
const ofShaders: readonly string[] = ['Shader', 'Matrix']
const ofKernels: readonly string[] = ['Kernel', 'Addresses']

/** The capabilities of texts by their values, with those that they declare with them, as the texts say it; the grammar leaves some out. */
export const capabilitiesOfTexts: ReadonlyMap<number, readonly string[]> = new Map(
  judgedTexts.flatMap(({ facts }) =>
    facts.enumerants.flatMap(({ kind, value, capabilities }) =>
      kind === 'Capability' ? [[value, capabilities] as const] : [],
    ),
  ),
)

/** Whether a capability is one of these, or declares one of them with it. */
export function declares(name: string, others: readonly string[]): boolean {
  if (others.includes(name)) return true
  const { capabilities, value } = enumerantNamed('Capability', name)
  const more = [...capabilities, ...(capabilitiesOfTexts.get(value) ?? [])]
  return more.some((each) => declares(each, others))
}

/** Whether a capability is not for the other kind of modules alone. */
export function isOfWorld({ world }: Draft, name: string): boolean {
  return !declares(name, world.shader ? ofKernels : ofShaders)
}

/** No text here asks for a later version of those whose enumerants have a version of their own. */
const firstOfExtensions = 4

/** Whether a module of that world may have a version of an enumerant. */
function isInVersion({ world }: Draft, { version, lastVersion, extensions }: Enumerant): boolean {
  if (lastVersion !== null && world.minor > minorOf(lastVersion)) return false
  if (version !== null && world.minor >= minorOf(version)) return true
  return world.minor >= firstOfExtensions && (version === null || extensions.length > 0)
}

/** Those of the capabilities of an enumerant that the module may declare, none of the other kind of module with them: each is enough. */
function permitted(draft: Draft, { capabilities }: Enumerant): readonly string[] {
  return capabilities.filter(
    (name) =>
      isOfWorld(draft, name) &&
      isAvailable(draft, name) &&
      isInVersion(draft, enumerantNamed('Capability', name)),
  )
}

/** Whether the module may have that enumerant, by the capabilities and versions that the grammar gives for it. */
export function mayHave(draft: Draft, kind: string, name: string): boolean {
  const row = enumerantNamed(kind, name)
  if (!isInVersion(draft, row)) return false
  return row.capabilities.length === 0 || permitted(draft, row).length > 0
}

/** Declares a capability that an enumerant asks for, unless there is one, and an extension where its version asks for one; its value. */
export function demand(draft: Draft, kind: string, name: string): number {
  const row = enumerantNamed(kind, name)
  const { capabilities, extensions, world } = draft
  const candidates = permitted(draft, row)
  const suitable = world.shader ? ofShaders : ofKernels
  const isThere = candidates.some(
    (each) => suitable.includes(each) || capabilities.has(enumerantOf('Capability', each)),
  )
  const [needed] = candidates
  if (!isThere && needed !== undefined) declare(draft, needed)
  const isOfVersion = row.version !== null && world.minor >= minorOf(row.version)
  const [extension] = row.extensions
  if (
    !isOfVersion &&
    extension !== undefined &&
    !row.extensions.some((each) => extensions.has(each))
  )
    extensions.add(extension)
  return row.value
}
