import type { RuleClass, RuleRow, Vuid } from '../rule.ts'

/** The section of the chapter that the sentences about built-ins are in. */
export const builtInVariables = 'Built-In Variables'

type InterfaceRowFields = Partial<Omit<RuleRow, 'slug' | 'summary' | 'class' | 'vuids'>>

/**
 * A row of the catalogue. Confidence `certain`, section {@link builtInVariables}, decidable from a module that is asked
 * about in a Vulkan environment, phase `validate` by default.
 *
 * @param names of the sentences, without `VUID-`: `PrimitiveId-Fragment-04333`.
 */
export function row(
  ruleClass: RuleClass,
  slug: string,
  names: readonly string[],
  summary: string,
  more: InterfaceRowFields = {},
): RuleRow {
  return {
    slug,
    section: builtInVariables,
    summary,
    class: ruleClass,
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    ...(names.length > 0 && { vuids: names.map((name): Vuid => `VUID-${name}`) }),
    ...more,
  }
}

/** The start of the slugs of a built-in: its name in lower case with hyphens, `bary-coord-no-persp-amd`. */
export function builtInSlug(name: string): string {
  return name
    .replace(/(?:KHR|EXT|NV|AMDX|AMD|ARM|HUAWEI|QCOM)$/, '-$&')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
}

/** A built-in by the names that its sentences use: the grammar has one number for all of them, the first is in the slug. */
export interface BuiltIn {
  readonly name: string
  readonly aliases?: readonly string[]
}

/** A row of a built-in. */
export type Aspect = (builtIn: BuiltIn) => RuleRow

/** The numbers of a sentence: one for each name of the built-in. */
type Numbers = string | readonly string[]

function vuidsOf({ name, aliases = [] }: BuiltIn, numbers: Numbers): readonly string[] {
  const names = [name, ...aliases]
  return [numbers].flat().map((number, n) => `${names[n]}-${names[n]}-${number}`)
}

function listed(names: readonly string[], last = 'or'): string {
  return names.length < 2
    ? names.join()
    : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}

/** The rows of a built-in. */
export function builtIn(
  names: string | readonly [string, ...string[]],
  ...aspects: readonly Aspect[]
): readonly RuleRow[] {
  const [name, ...aliases] = typeof names === 'string' ? [names] : names
  return aspects.map((aspect) => aspect({ name, aliases }))
}

/** The execution models that a built-in may be used in. */
export function within(numbers: Numbers, ...models: readonly string[]): Aspect {
  return (subject) =>
    row(
      'environment',
      `${builtInSlug(subject.name)}-execution-model`,
      vuidsOf(subject, numbers),
      `Every entry point that lists in its interface or statically uses a variable with BuiltIn ${subject.name}, itself or on a member of its structure, has execution model ${listed(models)}.`,
    )
}

/** The storage classes of the variables that are, or whose structures have, a built-in. */
export function storage(numbers: Numbers, ...classes: readonly string[]): Aspect {
  return (subject) =>
    row(
      'storage-class',
      `${builtInSlug(subject.name)}-storage-class`,
      vuidsOf(subject, numbers),
      `A variable with BuiltIn ${subject.name}, itself or on a member of its structure, has storage class ${listed(classes)}.`,
    )
}

/** Like {@link storage}, of the variables that entry points with some execution models list or use. */
export function storageWithin(
  stage: string,
  numbers: Numbers,
  models: readonly string[],
  ...classes: readonly string[]
): Aspect {
  return (subject) =>
    row(
      'storage-class',
      `${builtInSlug(subject.name)}-${stage}-storage-class`,
      vuidsOf(subject, numbers),
      `A variable with BuiltIn ${subject.name}, itself or on a member of its structure, that an entry point with execution model ${listed(models)} lists or statically uses has storage class ${listed(classes)}.`,
    )
}

/** The type of a built-in, as the words after "is". */
export function holds(numbers: Numbers, type: string): Aspect {
  return (subject) =>
    row(
      'type',
      `${builtInSlug(subject.name)}-type`,
      vuidsOf(subject, numbers),
      `The type of a variable or structure member with BuiltIn ${subject.name} is ${type}.`,
    )
}

/** Like {@link holds}, of a built-in of subgroups: whether the sentence is for variables alone is disputed. */
export function holdsOfSubgroups(numbers: Numbers, type: string): Aspect {
  return (subject) => ({
    ...holds(numbers, type)(subject),
    confidence: 'derived',
    notes:
      'The sentence names the variable with the decoration. That a member of a block may have it follows from the built-in interface block and from core 3.2.20.',
  })
}

const arrayed = {
  vertex:
    'in Input of TessellationControl, TessellationEvaluation and Geometry, and in Output of TessellationControl, MeshEXT and MeshNV',
  primitive: 'in Output of MeshNV',
}

/** Like {@link holds}, where some interfaces have an array of one for each vertex or primitive. */
export function holdsEach(
  numbers: Numbers,
  type: string,
  each: keyof typeof arrayed,
  unless = '',
): Aspect {
  return (subject) =>
    row(
      'type',
      `${builtInSlug(subject.name)}-type`,
      vuidsOf(subject, numbers),
      `The type of a variable or structure member with BuiltIn ${subject.name} is ${type}; ${arrayed[each]}, the type of the variable may also be an array of it.${unless}`,
    )
}

/** A decoration that a built-in needs besides. */
export function decorated(numbers: Numbers, slug: string, decoration: string, where = ''): Aspect {
  return (subject) =>
    row(
      'decoration',
      `${builtInSlug(subject.name)}-${slug}`,
      vuidsOf(subject, numbers),
      `A variable or structure member with BuiltIn ${subject.name}${where} is also decorated with ${decoration}.`,
    )
}

/** A row about a built-in alone, with the whole names of its sentences. */
export function sole(
  ruleClass: RuleClass,
  aspect: string,
  names: string | readonly string[],
  summary: string,
  more: InterfaceRowFields = {},
): Aspect {
  return ({ name }) =>
    row(ruleClass, `${builtInSlug(name)}-${aspect}`, [names].flat(), summary, more)
}

/** The numbers of the sentences about a built-in that mesh shaders of MeshEXT write for each primitive. */
interface MeshSentences {
  readonly perPrimitive: string
  readonly type: string
  readonly size: string
  readonly blockSize: string
}

/** The rows of such a built-in in entry points with execution model MeshEXT. */
export function meshPrimitive(type: string, numbers: MeshSentences): readonly Aspect[] {
  const used = 'that an entry point with execution model MeshEXT lists or statically uses'
  const aspectRow =
    (ruleClass: RuleClass, aspect: string, number: string, summary: (name: string) => string) =>
    (builtIn: BuiltIn): RuleRow =>
      row(
        ruleClass,
        `${builtInSlug(builtIn.name)}-${aspect}`,
        vuidsOf(builtIn, number),
        summary(builtIn.name),
      )
  return [
    decorated(numbers.perPrimitive, 'per-primitive', 'PerPrimitiveEXT', ` ${used}`),
    aspectRow(
      'type',
      'mesh-type',
      numbers.type,
      (name) =>
        `BuiltIn ${name}, of a variable ${used}, decorates a member that is ${type} of a structure with Block, or a variable that is an OpTypeArray whose Element Type is ${type}.`,
    ),
    aspectRow(
      'layout',
      'array-size',
      numbers.size,
      (name) =>
        `The Length of an array variable with BuiltIn ${name} ${used} is the operand of OutputPrimitivesEXT of that entry point.`,
    ),
    aspectRow(
      'layout',
      'block-array-size',
      numbers.blockSize,
      (name) =>
        `A variable whose structure has a member with BuiltIn ${name}, ${used}, is an array of the structure, whose Length is the operand of OutputPrimitivesEXT of that entry point.`,
    ),
  ]
}
