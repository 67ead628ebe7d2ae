/** Passkeys: what the server asks as JSON and what the browser wants as bytes, and back. */
import { auth } from './auth.ts'

export interface Passkey {
  readonly id: string
  readonly name?: string | null
  readonly createdAt: string
}
interface Described {
  readonly id: string
  readonly transports?: AuthenticatorTransport[]
}
interface CreateOptions {
  readonly challenge: string
  readonly rp: PublicKeyCredentialRpEntity
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly pubKeyCredParams: PublicKeyCredentialParameters[]
  readonly timeout?: number
  readonly excludeCredentials?: readonly Described[]
  readonly authenticatorSelection?: AuthenticatorSelectionCriteria
}
interface GetOptions {
  readonly challenge: string
  readonly rpId?: string
  readonly timeout?: number
  readonly allowCredentials?: readonly Described[]
  readonly userVerification?: UserVerificationRequirement
}

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && isSecureContext
export const listPasskeys = (): Promise<readonly Passkey[]> => auth('/passkey/list-user-passkeys')
export const renamePasskey = (id: string, name: string): Promise<unknown> =>
  auth('/passkey/update-passkey', { id, name })
export const removePasskey = (id: string): Promise<unknown> => auth('/passkey/delete-passkey', { id })

export async function addPasskey(name: string, user: string): Promise<void> {
  const o = await auth<CreateOptions>(`/passkey/generate-register-options?${new URLSearchParams({ name: user })}`)
  const made = (await navigator.credentials.create({
    publicKey: {
      rp: o.rp,
      pubKeyCredParams: o.pubKeyCredParams,
      timeout: o.timeout,
      authenticatorSelection: o.authenticatorSelection,
      challenge: bytes(o.challenge),
      user: { ...o.user, id: bytes(o.user.id) },
      excludeCredentials: (o.excludeCredentials ?? []).map(described),
    },
  })) as PublicKeyCredential | null
  if (!made) throw new DOMException('nothing was made', 'NotAllowedError')
  const answer = made.response as AuthenticatorAttestationResponse
  await auth('/passkey/verify-registration', {
    name,
    response: {
      ...head(made),
      response: {
        clientDataJSON: text(answer.clientDataJSON),
        attestationObject: text(answer.attestationObject),
        transports: answer.getTransports?.() ?? [],
      },
    },
  })
}

export async function signInWithPasskey(): Promise<void> {
  const o = await auth<GetOptions>('/passkey/generate-authenticate-options')
  const found = (await navigator.credentials.get({
    publicKey: {
      rpId: o.rpId,
      timeout: o.timeout,
      userVerification: o.userVerification,
      challenge: bytes(o.challenge),
      allowCredentials: (o.allowCredentials ?? []).map(described),
    },
  })) as PublicKeyCredential | null
  if (!found) throw new DOMException('nothing was chosen', 'NotAllowedError')
  const answer = found.response as AuthenticatorAssertionResponse
  await auth('/passkey/verify-authentication', {
    response: {
      ...head(found),
      response: {
        clientDataJSON: text(answer.clientDataJSON),
        authenticatorData: text(answer.authenticatorData),
        signature: text(answer.signature),
        ...(answer.userHandle ? { userHandle: text(answer.userHandle) } : {}),
      },
    },
  })
}

const described = ({ id, transports }: Described): PublicKeyCredentialDescriptor => ({
  type: 'public-key',
  id: bytes(id),
  ...(transports ? { transports } : {}),
})
const head = (c: PublicKeyCredential) => ({
  id: c.id,
  rawId: text(c.rawId),
  type: c.type,
  clientExtensionResults: c.getClientExtensionResults(),
  ...(c.authenticatorAttachment ? { authenticatorAttachment: c.authenticatorAttachment } : {}),
})
/** Base64 as addresses write it. */
const bytes = (b64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(b64.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
