import { knownExtensions } from '#reference/unsupported'
import { carriedByClients, carriedExtensions } from '#spec/core/carried-extensions'
import { texts } from '#spec/texts'

/** Who has the rules of an extension, as `explain --json` says it. */
type RuleCarrier = 'folder' | 'core' | 'client' | 'nobody'

/** What is known about the rules of an extension, as text and as JSON. */
interface ExplainedExtension {
  readonly text: string
  readonly json: {
    readonly extension: string
    readonly rules: RuleCarrier
    readonly client?: string
    readonly why: string
  }
}

function explained(
  extension: string,
  rules: RuleCarrier,
  why: string,
  client?: string,
): ExplainedExtension {
  return {
    text: `${extension}: ${why}`,
    json: { extension, rules, ...(client !== undefined && { client }), why },
  }
}

/**
 * Where the rules of an extension are: in a folder, in core, in the text of a client, or nowhere; `undefined` for a name that is not
 * known at all.
 */
export function explainExtension(name: string): ExplainedExtension | undefined {
  const text = texts.find(({ facts }) => facts.extension === name)
  if (text !== undefined) {
    const why = `${text.rules.length} rules, which spirv-cts rules --text ${text.name} lists`
    return explained(name, 'folder', why)
  }
  if (carriedExtensions.includes(name))
    return explained(name, 'core', 'the rules of core carry all that it requires of modules')
  if (!knownExtensions.includes(name)) return undefined
  const [client] = Object.entries(carriedByClients).find(([, names]) => names.includes(name)) ?? []
  const unknown =
    'its rules are not known, so that a valid module is valid except for them; it leaves the rules of core as they are'
  if (client === undefined) return explained(name, 'nobody', unknown)
  const why = `in environments of ${client}, the rules of that client carry all that it requires of modules; in others, ${unknown}`
  return explained(name, 'client', why, client)
}
