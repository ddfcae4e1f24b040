/** What native makes of one class of a sample. */
export interface NativeClass {
  name: string;
  /** When it applies, such as `dark` or `active`; empty when always. */
  when: string;
  /** Style entries as the library computes them; empty where the class does nothing. */
  ios: string;
  android: string;
  /** Nobody has computed it, so `ios` and `android` say nothing. */
  isOpen?: true;
  /** Why it does less than on the web, in sentences. */
  notes: string[];
}
