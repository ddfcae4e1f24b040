import type { ReactNode } from 'react';
import { colors, demoParts, switches } from '@/lib/site/landing/demo-card-classes';
import hues from './hues.module.css';
import styles from './sample-code.module.css';

/** Renders the demo card's source code with all classes that can be switched. CSS hides the inactive ones. */
export function SampleCode() {
  return (
    <pre className={`${styles.code} ${hues.hues}`}>
      <code>
        <Line>
          <i data-t="keyword">import</i> {'{ Text, View }'} <i data-t="keyword">from</i>{' '}
          <i data-t="string">'react-native'</i>
          {';'}
        </Line>
        <Line> </Line>
        <Line>
          <i data-t="keyword">export function</i> <i data-t="function">Track</i>() {'{'}
        </Line>
        <Line>
          {'  '}
          <i data-t="keyword">return</i> (
        </Line>
        <Line>
          {'    '}
          <Open tag="View">
            {colors.map(({ name }) => (
              <b key={name} data-class={name}>
                <u>{name}</u>
              </b>
            ))}
            {switches.map(({ name }) => (
              <b key={name} data-class={name}>
                {' '}
                <u>{name}</u>
              </b>
            ))}
          </Open>
        </Line>
        <Line>
          {'      '}
          <Open tag="View" closed>
            {demoParts.cover}
          </Open>
        </Line>
        <Line>
          {'      '}&lt;<i data-t="tag">View</i>&gt;
        </Line>
        <TextLine className={demoParts.title}>Night train</TextLine>
        <TextLine className={demoParts.artist}>Lea Okafor</TextLine>
        <Line>
          {'      '}
          <Close tag="View" />
        </Line>
        <Line>
          {'    '}
          <Close tag="View" />
        </Line>
        <Line>{'  );'}</Line>
        <Line>{'}'}</Line>
      </code>
    </pre>
  );
}

function TextLine({ className, children }: { className: string; children: string }) {
  return (
    <Line>
      {'        '}
      <Open tag="Text">{className}</Open>
      {children}
      <Close tag="Text" />
    </Line>
  );
}

function Open({ tag, closed, children }: { tag: string; closed?: boolean; children: ReactNode }) {
  return (
    <>
      &lt;<i data-t="tag">{tag}</i> <i data-t="attribute">className</i>=
      <i data-t="string">"{children}"</i>
      {closed ? ' />' : '>'}
    </>
  );
}

function Close({ tag }: { tag: string }) {
  return (
    <>
      &lt;/<i data-t="tag">{tag}</i>&gt;
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <span>{children}</span>;
}
