"""The words of the page on which somebody lets an app act for them."""

from typing import NamedTuple

from web.http.languages import Language
from web.http.scopes import Scope


class Words(NamedTuple):
    """The page in one language; `{app}`, `{owner}`, `{host}` and `{name}` stand for names."""

    title: str
    asks: str
    scopes: dict[Scope, str]
    never: str
    by: str
    you: str
    returns: str
    allow: str
    deny: str
    trouble: str
    trouble_lead: str
    guest: str
    banned: str
    register: str
    log_in: str
    home: str


WORDS: dict[Language, Words] = {
    "en": Words(
        title="Connect “{app}”?",
        asks="“{app}” wants to act for you on Durak. It would be able to:",
        scopes={
            Scope.READ: "see what you see: your games and cards, chats, lists, notifications",
            Scope.PLAY: "make tables, sit down and play, look for opponents",
            Scope.TALK: "chat, invite, follow, block and report players",
            Scope.WEBHOOKS: "have what happens in your games sent to an address of its own",
        },
        never="It never sees your password and can’t change your account. You can disconnect it at "
        "any time on the page of your account.",
        by="This app was registered by {owner}. Durak hasn’t checked it.",
        you="You are logged in as {name}.",
        returns="Afterwards you go on to {host}.",
        allow="Allow",
        deny="Don’t allow",
        trouble="This didn’t work",
        trouble_lead="The app sent you here with a request that Durak can’t answer. Tell those who "
        "made the app:",
        guest="Only accounts can connect apps. Register or log in first.",
        banned="You are banned, so you can’t connect apps.",
        register="Register",
        log_in="Log in",
        home="To Durak",
    ),
    "de": Words(
        title="„{app}“ verbinden?",
        asks="„{app}“ möchte auf Durak für dich handeln. Die App könnte dann:",
        scopes={
            Scope.READ: "sehen, was du siehst: deine Spiele und Karten, Chats, Listen, Nachrichten",
            Scope.PLAY: "Tische eröffnen, Platz nehmen und spielen, Gegner suchen",
            Scope.TALK: "chatten, einladen, Leuten folgen, sie blockieren und melden",
            Scope.WEBHOOKS: "sich an eine eigene Adresse melden lassen, was in deinen Spielen "
            "geschieht",
        },
        never="Dein Passwort sieht sie nie, und dein Konto kann sie nicht ändern. Auf der Seite "
        "deines Kontos kannst du sie jederzeit trennen.",
        by="Diese App hat {owner} angemeldet. Durak hat sie nicht geprüft.",
        you="Du bist als {name} angemeldet.",
        returns="Danach geht es weiter zu {host}.",
        allow="Erlauben",
        deny="Nicht erlauben",
        trouble="Das hat nicht geklappt",
        trouble_lead="Die App hat dich mit einer Anfrage hergeschickt, die Durak nicht beantworten "
        "kann. Sag denen Bescheid, die die App gemacht haben:",
        guest="Nur mit einem Konto lassen sich Apps verbinden. Registriere dich oder melde dich "
        "an.",
        banned="Du bist gesperrt und kannst keine Apps verbinden.",
        register="Registrieren",
        log_in="Anmelden",
        home="Zu Durak",
    ),
    "ru": Words(
        title="Подключить «{app}»?",
        asks="Приложение «{app}» хочет действовать на Durak от вашего имени. Оно сможет:",
        scopes={
            Scope.READ: "видеть то, что видите вы: ваши игры и карты, чаты, списки, уведомления",
            Scope.PLAY: "открывать столы, садиться и играть, искать соперников",
            Scope.TALK: "писать в чат, приглашать, подписываться на игроков, блокировать их и "
            "жаловаться на них",
            Scope.WEBHOOKS: "получать на свой адрес то, что происходит в ваших играх",
        },
        never="Ваш пароль оно не увидит и вашу учётную запись изменить не сможет. Отключить его "
        "можно в любой момент на странице учётной записи.",
        by="Это приложение зарегистрировал игрок {owner}. Durak его не проверял.",
        you="Вы вошли как {name}.",
        returns="Потом вы перейдёте на {host}.",
        allow="Разрешить",
        deny="Не разрешать",
        trouble="Не получилось",
        trouble_lead="Приложение прислало запрос, на который Durak не может ответить. Сообщите "
        "тем, кто его сделал:",
        guest="Подключать приложения можно только с учётной записью. Зарегистрируйтесь или "
        "войдите.",
        banned="Вы заблокированы и не можете подключать приложения.",
        register="Зарегистрироваться",
        log_in="Войти",
        home="К игре",
    ),
}
