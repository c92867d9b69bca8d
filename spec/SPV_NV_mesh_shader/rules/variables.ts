import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const decorations = 'Modifications: 3.20 Decoration'
const validation = 'Modifications: 2.16.2 Validation Rules for Shader Capabilities: Decorations'

const withBuiltIns =
  'Where the environment is Vulkan, built-in variables in Input and Output are not judged: its specification has a rule on the storage class of each.'

const shared =
  'The decoration has the number of PerPrimitiveEXT: the rules of SPV_EXT_mesh_shader judge modules that declare MeshShadingEXT.'

interface DecoratedVariables {
  /** The beginning of the summaries of a decoration whose number has another name as well. */
  readonly when?: string
  readonly classes: string
  readonly models: string
}

/** The three sentences about a decoration of variables. */
function rulesOf(
  name: string,
  slug: string,
  { when, classes, models }: DecoratedVariables,
): readonly RuleRow[] {
  const notes = when === undefined ? [] : [shared]
  const summary = (text: string): string =>
    when === undefined ? `${text[0]?.toUpperCase()}${text.slice(1)}` : `${when}, ${text}`
  const variable = `a variable that is decorated with ${name}, itself or on a member of the structure that it holds or is an array of,`
  return [
    row({
      slug: `${slug}-is-on-an-object-or-member`,
      section: `${decorations}: ${name}`,
      summary: summary(
        `${name} is applied only to an OpVariable, OpUntypedVariableKHR or OpFunctionParameter, or to a member of a structure type.`,
      ),
      class: 'decoration',
      ...(when === undefined ? {} : { notes: shared }),
    }),
    row({
      slug: `${slug}-storage-class`,
      section: `${decorations}: ${name}`,
      summary: summary(`${variable} has the Storage Class ${classes}.`),
      class: 'decoration',
      notes: [withBuiltIns, ...notes].join(' '),
    }),
    row({
      slug: `${slug}-execution-model`,
      section: validation,
      summary: summary(
        `an entry point that lists or statically uses ${variable} has the execution model ${models}.`,
      ),
      class: 'decoration',
      notes: [withBuiltIns, ...notes].join(' '),
    }),
  ]
}

/** Variables with an instance for each primitive, each view or each task. */
export const rules: readonly RuleRow[] = [
  ...rulesOf('PerPrimitiveNV', 'per-primitive', {
    when: 'In a module that declares MeshShadingNV and not MeshShadingEXT',
    classes: 'Input or Output',
    models: 'MeshNV if the variable is in Output, and Fragment if it is in Input',
  }),
  ...rulesOf('PerViewNV', 'per-view', {
    classes: 'Output',
    models: 'MeshNV',
  }),
  ...rulesOf('PerTaskNV', 'per-task', {
    classes: 'Input or Output',
    models: 'TaskNV if the variable is in Output, and MeshNV if it is in Input',
  }),
]
