/** A kind of message that fits some rules only. */
export interface MessageKind {
  /** The subject of the message, as reports name it. */
  readonly about: string
  readonly pattern: RegExp
  /** Tried on the id and the summary of a rule: one that the message may answer. */
  readonly fits: RegExp
}

/**
 * The subjects of messages of spirv-val, if their words show it. Given for a rule about something else, such a message
 * shows that the module was refused for another reason.
 */
export const messageKinds: readonly MessageKind[] = [
  {
    about: 'a capability, extension or version that is not declared',
    pattern: /requires (SPIR-V version|one of (these|the following) (capabilities|extensions))/,
    fits: /capabilit|extension|version|declare|enable|available/i,
  },
  {
    about: 'an id without a definition',
    pattern: /^error: line \d+: ID .* has not been defined/,
    fits: /defin|declare|forward|before|after|order|\bids?\b|-id\b|preced/i,
  },
  {
    about: 'the number of words',
    pattern: /End of input reached while decoding|expected no more operands after|word count/,
    fits: /operand|words?\b|encod|count|string|literal|member|long|instruction/i,
  },
  {
    about: 'something that the tool does not know',
    // A message that names a VUID is about that, and says of the module what is not supported.
    pattern:
      /^(?!.*\[VUID-).*\b(Unknown|Unimplemented|unhandled|not (yet )?(implemented|supported))\b/i,
    fits: /version|revision|import|known|reserved|header|generator/i,
  },
  {
    about: 'the order of sections',
    pattern: /is in an invalid layout section|cannot appear (before|in) /,
    fits: /order|section|scope|before|after|first|among|stands|place|layout|present|block|function|once|one |line|preced/i,
  },
]
