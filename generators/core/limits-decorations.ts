import { pairOf } from '../pairs/pair-of.ts'

const most = 152

const users = (count: number) =>
  Array.from({ length: count }, (_, at) => `OpDecorateString %number UserTypeGOOGLE "t${at}"`).join(
    '\n',
  )

/** A pair of the rule on how many decorations an id has. */
export const pairs = [
  pairOf`decoration-limit/user-types
a variable has 152 decorations
extensions: OpExtension "SPV_GOOGLE_user_type"
interfaces: %number
annotations: ${users(most)}
{| one-more: OpDecorateString %number UserTypeGOOGLE "last"}
declarations: %number = OpVariable %pointer_Private_uint Private`,
]
