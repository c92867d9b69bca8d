import { pairOf } from '../pairs/pair-of.ts'

const most = 152

const users = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `OpDecorateString %variable_Private_uint UserTypeGOOGLE "t${at}"`,
  ).join('\n')

/** A pair of the rule on how many decorations an id has. */
export const pairs = [
  pairOf`decoration-limit/user-types
a variable has 152 decorations
extensions: OpExtension "SPV_GOOGLE_user_type"
interfaces: %variable_Private_uint
annotations: ${users(most)}
{| one-more: OpDecorateString %variable_Private_uint UserTypeGOOGLE "last"}`,
]
