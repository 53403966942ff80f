/** Passkeys through the browser: what the server asks for, as WebAuthn wants it, and the answers as the server does. */
import type { NewPasskey, PasskeyOptions, PasskeyProof, ProofOptions } from "../../lib/api/schema";

export const secure = isSecureContext && "PublicKeyCredential" in globalThis;

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Null if the person changed their mind. */
export async function make(options: PasskeyOptions): Promise<NewPasskey | null> {
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge: toBytes(options.challenge),
        rp: { id: options.host, name: "Festina" },
        user: { id: toBytes(options.user), name: options.name, displayName: options.name },
        pubKeyCredParams: options.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: options.known.map((id) => ({ type: "public-key", id: toBytes(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        timeout: options.seconds * 1000,
      },
    })
    .catch(() => null);
  if (!(made instanceof PublicKeyCredential && made.response instanceof AuthenticatorAttestationResponse)) return null;
  const { clientDataJSON, attestationObject } = made.response;
  return { credential: made.id, client_data: toText(clientDataJSON), attestation: toText(attestationObject) };
}

/** Null if the person changed their mind. */
export async function prove(options: ProofOptions): Promise<PasskeyProof | null> {
  const found = await navigator.credentials
    .get({ publicKey: { challenge: toBytes(options.challenge), rpId: options.host, timeout: options.seconds * 1000 } })
    .catch(() => null);
  if (!(found instanceof PublicKeyCredential && found.response instanceof AuthenticatorAssertionResponse)) return null;
  const { clientDataJSON, authenticatorData, signature } = found.response;
  return {
    credential: found.id,
    client_data: toText(clientDataJSON),
    authenticator_data: toText(authenticatorData),
    signature: toText(signature),
  };
}
