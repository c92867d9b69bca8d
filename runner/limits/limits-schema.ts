import { z } from 'zod'
import { structureAliases, structures } from '#spec/limits/generated/limits'
import { isListed } from '#spec/limits/listed'
import { type ValueKind, valueKind } from '#spec/limits/value-kind'

function names(values: Readonly<Record<string, number>>): z.ZodType<string> {
  const [first = '', ...others] = Object.keys(values)
  return z.enum([first, ...others])
}

/** The condition that a value must meet to be read. `isValue` says the same without a schema. */
export function valueSchema(value: ValueKind): z.ZodType {
  switch (value.kind) {
    case 'integer':
      return z.number().multipleOf(1).min(value.least).max(value.most)
    case 'float':
      return z.number()
    case 'boolean':
      return z.boolean()
    case 'enumerant':
      return z.union([names(value.values), z.int()])
    case 'flags':
      return z.union([z.array(names(value.values)), z.int().min(0)])
    case 'array':
      return z.array(valueSchema(value.of)).length(value.length)
    case 'structure':
      return structureSchema(value.name)
    case 'other':
      return z.unknown()
  }
}

const schemas = new Map<string, z.ZodType>()

/** The schema of a type of the generated table, which is one object however often the type comes. */
function typeSchema(type: string): z.ZodType {
  const known = schemas.get(type)
  if (known !== undefined) return known
  const kind = valueKind(type)
  const schema = kind.kind === 'array' ? valueSchema(kind) : valueSchema(kind).meta({ id: type })
  schemas.set(type, schema)
  return schema
}

function structureSchema(name: string): z.ZodType {
  const members = Object.entries(structures[name] ?? {})
  return z.strictObject(
    Object.fromEntries(members.map(([member, type]) => [member, typeSchema(type).optional()])),
  )
}

/** The value of `--limits`: members of the structures of properties and features, by the names of Vulkan. */
function limitsSchema(): z.ZodType {
  const names = Object.keys(structures).filter(
    (name) => name.startsWith('VkPhysicalDevice') || isListed(name),
  )
  const members = names.map((name): [string, z.ZodType] => [
    name,
    isListed(name) ? z.array(structureSchema(name)) : typeSchema(name),
  ])
  const aliases = Object.entries(structureAliases).map(([alias, name]): [string, z.ZodType] => [
    alias,
    typeSchema(name),
  ])
  return z.strictObject({
    $schema: z.string().optional().meta({ description: 'For editors; not read.' }),
    ...Object.fromEntries(
      [...members, ...aliases].map(([name, schema]) => [name, schema.optional()]),
    ),
  })
}

/** The JSON Schema of the files that `--limits` takes, as `docs/limits.schema.json` has it. */
export function limitsSchemaJson(): string {
  return `${JSON.stringify(z.toJSONSchema(limitsSchema()), null, 1)}\n`
}
