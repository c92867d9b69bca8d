import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

const optionalText = z.string().optional()

const name = z.union([z.string(), z.object({ '#text': z.string(), '@alias': optionalText })])

const member = z.object({
  type: optionalText,
  name: name.optional(),
  '#text': optionalText,
  enum: z.unknown().optional(),
  '@api': optionalText,
})

const type = z.object({
  '@name': optionalText,
  '@category': optionalText,
  '@alias': optionalText,
  '@requires': optionalText,
  '@bitvalues': optionalText,
  '@structextends': optionalText,
  name: name.optional(),
  member: z.array(member).optional(),
})

const enumerant = z.object({
  '@name': z.string(),
  '@value': optionalText,
  '@bitpos': optionalText,
  '@extends': optionalText,
  '@offset': optionalText,
  '@extnumber': optionalText,
  '@dir': optionalText,
})

const requirement = z.object({ enum: z.array(enumerant).optional() })

const registry = z.object({
  registry: z.object({
    types: z.array(z.object({ type: z.array(type) })),
    enums: z.array(z.object({ '@name': z.string(), enum: z.array(enumerant).optional() })),
    feature: z.array(z.object({ require: z.array(requirement).optional() })),
    extensions: z.array(
      z.object({
        extension: z.array(
          z.object({ '@number': optionalText, require: z.array(requirement).optional() }),
        ),
      }),
    ),
  }),
})

/** Structures that are not of a device as a whole: a device lists several of each. */
const listed = [
  'VkCooperativeMatrixPropertiesKHR',
  'VkCooperativeMatrixPropertiesNV',
  'VkCooperativeMatrixFlexibleDimensionsPropertiesNV',
  'VkCooperativeVectorPropertiesNV',
]

/** Structures that others contain, or that contain others. */
const contained = [
  'VkPhysicalDeviceProperties',
  'VkPhysicalDeviceProperties2',
  'VkPhysicalDeviceLimits',
  'VkPhysicalDeviceSparseProperties',
  'VkPhysicalDeviceFeatures',
  'VkPhysicalDeviceFeatures2',
  'VkExtent2D',
  'VkExtent3D',
]

const scalars: ReadonlySet<string> = new Set([
  'uint32_t',
  'uint64_t',
  'int32_t',
  'size_t',
  'float',
  'VkBool32',
  'VkDeviceSize',
])

/** The type of members that no rule asks for, such as UUIDs. */
const other = 'other'

/** The contents of the generated module. */
export interface LimitTables {
  /** Type of each member by structure: `uint32_t`, `uint32_t[3]`, the name of an enumeration, of flags or of another structure; `other` for UUIDs and the like. */
  readonly structures: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Other names of structures. */
  readonly structureAliases: Readonly<Record<string, string>>
  /** Keyed by member of a structure of a version, `Structure::member` of the structure that had it before. */
  readonly memberAliases: Readonly<Record<string, string>>
  /** Values of the enumerants of enumerations, and bits of flags, by type. */
  readonly enumerants: Readonly<Record<string, Readonly<Record<string, number>>>>
}

type RegistryTypes = readonly z.infer<typeof type>[]
type ParsedRegistry = z.infer<typeof registry>['registry']

function textOf(element: z.infer<typeof name> | undefined): string {
  return typeof element === 'object' ? element['#text'] : (element ?? '')
}

function enumerantValue(
  row: z.infer<typeof enumerant>,
  extension: string | undefined,
): number | undefined {
  if (row['@value'] !== undefined) return Number(row['@value'])
  if (row['@bitpos'] !== undefined) return 2 ** Number(row['@bitpos'])
  const number = Number(row['@extnumber'] ?? extension)
  if (row['@offset'] === undefined || Number.isNaN(number)) return undefined
  const value = 1_000_000_000 + (number - 1) * 1000 + Number(row['@offset'])
  return row['@dir'] === '-' ? -value : value
}

/** Keyed by enumeration, its enumerants with their values. */
function enumerantsOf(all: ParsedRegistry): ReadonlyMap<string, Readonly<Record<string, number>>> {
  const found = new Map<string, Record<string, number>>()
  const add = (type: string, row: z.infer<typeof enumerant>, extension?: string): void => {
    const value = enumerantValue(row, extension)
    if (value === undefined) return
    const values = found.get(type) ?? {}
    values[row['@name']] = value
    found.set(type, values)
  }
  for (const { '@name': type, enum: enumerants = [] } of all.enums)
    for (const row of enumerants) add(type, row)
  const inExtensions = all.extensions.flatMap(({ extension }) => extension)
  const required = [
    ...all.feature.map(({ require = [] }) => ({ require, number: undefined })),
    ...inExtensions.map(({ require = [], '@number': number }) => ({ require, number })),
  ]
  for (const { require, number } of required)
    for (const { enum: enumerants = [] } of require)
      for (const row of enumerants)
        if (row['@extends'] !== undefined) add(row['@extends'], row, number)
  return found
}

/** The type that has the enumerants of an enumeration or of flags. */
function valuesType(types: RegistryTypes, name: string): string {
  const found = types.find((type) => (type['@name'] ?? textOf(type.name)) === name)
  return found?.['@requires'] ?? found?.['@bitvalues'] ?? name
}

/**
 * The contents of Vulkan's registry on the properties and features of devices.
 *
 * @param xml content of `vk.xml`.
 */
export function limitTables(xml: string): LimitTables {
  const lists = new Set([
    ...['type', 'types', 'member', 'enums', 'enum'],
    ...['feature', 'extension', 'extensions', 'require'],
  ])
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    isArray: (tag, path) => lists.has(tag) && !/\.member\.(?:type|enum)$/.test(String(path)),
    processEntities: false,
  })
  const all = registry.parse(parser.parse(xml)).registry
  const types = all.types.flatMap((element) => element.type)
  const enumerations = enumerantsOf(all)
  const structures: Record<string, Record<string, string>> = {}
  const structureAliases: Record<string, string> = {}
  const memberAliases: Record<string, string> = {}
  const enumerants: Record<string, Readonly<Record<string, number>>> = {}
  for (const type of types) {
    const name = type['@name']
    if (name === undefined || type['@category'] !== 'struct' || type['@alias'] !== undefined)
      continue
    const extended = type['@structextends']?.split(',') ?? []
    const isAsked =
      contained.includes(name) ||
      listed.includes(name) ||
      extended.some((name) => /^VkPhysicalDevice(?:Properties|Features)2$/.test(name))
    if (!isAsked) continue
    const members: Record<string, string> = {}
    for (const { type: kind = '', name: member, '#text': after = '', ...rest } of type.member ??
      []) {
      if (kind === 'VkStructureType' || after.includes('*') || rest['@api'] === 'vulkansc') continue
      const values = enumerations.get(valuesType(types, kind))
      if (values !== undefined) enumerants[kind] = values
      const isKnown = scalars.has(kind) || contained.includes(kind) || values !== undefined
      members[textOf(member)] =
        isKnown && rest.enum === undefined ? `${kind}${after.trim()}` : other
      if (typeof member === 'object' && member['@alias']?.includes('::') === true)
        memberAliases[`${name}::${textOf(member)}`] = member['@alias']
    }
    structures[name] = members
  }
  for (const type of types) {
    const [name, alias] = [type['@name'], type['@alias']]
    if (name !== undefined && alias !== undefined && alias in structures)
      structureAliases[name] = alias
  }
  return { structures, structureAliases, memberAliases, enumerants }
}

/** The source of the generated module. */
export function limitModule(tables: LimitTables, source: string): string {
  const tableOf = (name: keyof LimitTables, type: string): string =>
    `export const ${name}: ${type} = ${JSON.stringify(tables[name], null, 1)}\n`
  const names = 'Readonly<Record<string, string>>'
  return [
    `// Generated from ${source} by \`npm run limits\`; do not edit.`,
    `/** Type of each member, by structure of properties or features. */`,
    tableOf('structures', `Readonly<Record<string, ${names}>>`),
    `/** Other names of structures. */`,
    tableOf('structureAliases', names),
    `/** By member of the structure of a version of Vulkan, the member that extensions have it as. */`,
    tableOf('memberAliases', names),
    `/** Values of enumerants and bits, by type. */`,
    tableOf('enumerants', 'Readonly<Record<string, Readonly<Record<string, number>>>>'),
  ].join('\n')
}
